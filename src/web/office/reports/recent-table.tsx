import { Link } from 'react-router';
import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDayTime } from '../../ui/dates.ts';
import { Money } from '../../ui/money.tsx';
import { bookingsPath } from '../bookings/list/bookings-address.ts';
import { DashboardCard } from '../dashboard/figures/card.tsx';
import type { Range } from './reports-address.ts';

type Row = DataOf<'GET /admin/reports'>['recentBookings'][number];

type Props = Readonly<{ rows: readonly Row[]; range: Range }>;

const cell = 'px-2 py-2 first:pl-4 last:pr-4';

/** The latest bookings in the range. */
export const RecentTable = ({ rows, range: { startDate, endDate } }: Props) => {
  const t = useWords('reports', 'recent');
  const language = useLanguage();
  return (
    <DashboardCard
      title={t('title')}
      data={rows}
      action={{ to: bookingsPath({ madeFrom: startDate, madeTo: endDate }), word: t('all') }}
    >
      {(data) =>
        data.length === 0 ? (
          <p className="px-4 py-3 text-xs text-muted">{t('none')}</p>
        ) : (
          <table className="w-full text-xs">
            <caption className="sr-only">{t('title')}</caption>
            <thead>
              <tr className="border-b border-line text-left text-2xs text-muted">
                {(['booking', 'customer', 'vehicle', 'date'] as const).map((name) => (
                  <th key={name} scope="col" className={`${cell} font-medium ${narrow[name]}`}>
                    {t(name)}
                  </th>
                ))}
                <th scope="col" className={`${cell} text-right font-medium`}>
                  {t('amount')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {data.map((row) => (
                <tr key={row.id} className="relative h-11.5 hover:bg-hover">
                  <th scope="row" className={`${cell} text-left font-semibold`}>
                    <Link to={`/admin/bookings/${row.id}`} className="after:absolute after:inset-0">
                      {row.bookingNumber}
                    </Link>
                  </th>
                  <td className={`${cell} wrap-anywhere`}>{row.customer}</td>
                  <td className={`${cell} text-muted ${narrow.vehicle}`}>{row.vehicle}</td>
                  <td className={`${cell} text-muted figures ${narrow.date}`}>
                    {formatDayTime(row.date, language, { weekday: false, year: true })}
                  </td>
                  <td className={`${cell} text-right font-semibold`}>
                    <Money baht={row.amount} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </DashboardCard>
  );
};

/** Classes that hide the less important columns on narrow screens. */
const narrow = { booking: '', customer: '', vehicle: 'max-tablet:hidden', date: 'max-md:hidden' } as const;
