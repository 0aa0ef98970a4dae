import { Link, useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/routes.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { today } from '../../../ui/dates.ts';
import { Money } from '../../../ui/money.tsx';
import { DashboardCard } from '../../dashboard/figures/card.tsx';
import { namedWithPlate } from '../../named-with-plate.ts';
import { readReportsSearch, reportsPath, type Sort } from '../reports-address.ts';
import { countText } from './money-figures.tsx';

type VehicleEarnings = DataOf<'GET /admin/reports/vehicles'>['vehicleEarnings'];

/** The id of the part, for links to it. */
export const earningsId = 'earnings';

const cell = 'px-2 py-2 first:pl-4 last:pr-4';

/** What every vehicle brought in the range; a head sorts by its column, and again the other way round. */
export const Earnings = ({ earnings: { total, rows } }: { earnings: VehicleEarnings }) => {
  const t = useWords('reports', 'earnings');
  const language = useLanguage();
  return (
    <div id={earningsId} className="scroll-mt-(--office-head)">
      <DashboardCard
        title={t('title')}
        data={rows}
        aside={() =>
          total > rows.length && (
            <span className="ml-auto text-xs text-muted">
              {t('first', { shown: countText(rows.length), total: countText(total) })}
            </span>
          )
        }
      >
        {(data) =>
          data.length === 0 ? (
            <p className="px-4 py-3 text-xs text-muted">{t('none')}</p>
          ) : (
            <table className="w-full text-xs">
              <caption className="sr-only">{t('title')}</caption>
              <thead>
                <tr className="border-b border-line text-left text-2xs text-muted">
                  <Head name={t('vehicle')} sorts={['name']} />
                  <th scope="col" className={`${cell} font-medium max-tablet:hidden`}>
                    {t('category')}
                  </th>
                  <Head name={t('bookings')} sorts={['-bookings', 'bookings']} isNumber />
                  <Head name={t('revenue')} sorts={['-revenue', 'revenue']} isNumber />
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {data.map((row) => (
                  <tr key={row.id} className="relative h-9 hover:bg-hover">
                    <th scope="row" className={`${cell} text-left font-regular wrap-anywhere`}>
                      <Link to={`/admin/vehicles/${row.id}`} className="after:absolute after:inset-0">
                        {namedWithPlate(row.name, row.licensePlate)}
                      </Link>
                    </th>
                    <td className={`${cell} text-muted max-tablet:hidden`}>
                      {nameIn({ name: row.category, nameInThai: row.categoryInThai }, language)}
                    </td>
                    <td className={`${cell} text-right figures`}>{countText(row.bookings)}</td>
                    <td className={`${cell} text-right font-semibold`}>
                      <Money baht={row.revenue} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </DashboardCard>
    </div>
  );
};

type HeadProps = { name: string; sorts: readonly [Sort, Sort?]; isNumber?: boolean };

/** The head of a column that sorts by it. `sorts`: the order that a first press gives, and that of a second. */
const Head = ({ name, sorts: [first, second = first], isNumber = false }: HeadProps) => {
  const [query] = useSearchParams();
  const search = readReportsSearch(query, today(useNow()));
  const isSorted = search.sort === first || search.sort === second;
  const isDescending = search.sort.startsWith('-');
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
      className={`${cell} font-medium ${isNumber ? 'text-right' : ''}`}
    >
      <Link
        to={reportsPath({ ...search, sort: search.sort === first ? second : first })}
        preventScrollReset
        className="inline-flex min-h-6 items-center gap-1 text-link"
      >
        {name}
        {isSorted && <span aria-hidden="true">{isDescending ? '↓' : '↑'}</span>}
      </Link>
    </th>
  );
};
