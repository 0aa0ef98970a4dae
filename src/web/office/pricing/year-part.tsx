import { Link, useNavigate } from 'react-router';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDayRange, formatYear } from '../../ui/dates.ts';
import { Select } from '../../ui/form/select.tsx';
import { type Category, type PricingSearch, pricingPath, type Year } from './pricing-address.ts';
import { PricingPart, useNamed } from './pricing-parts.tsx';
import { changeText } from './year-bar.tsx';
import { YearLanes } from './year-lanes.tsx';

type Props = {
  outcome: Year;
  search: PricingSearch;
  now: string;
  category: Category;
  categories: readonly Category[];
};

/** A category's year: one lane per season, and the rates that apply day by day. */
export const YearPart = ({ outcome, search, now, category, categories }: Props) => {
  const t = useWords('pricing', 'year');
  const language = useLanguage();
  const navigate = useNavigate();
  const thisYear = Number(now.slice(0, 4));
  const years = [...new Set([search.year, thisYear, thisYear + 1, thisYear + 2])].sort();
  const pathOf = (change: Partial<PricingSearch>) =>
    pricingPath({ year: search.year, category: category.id, ...change });
  const choose = (id: string) => void navigate(pathOf({ category: id }), { preventScrollReset: true });
  return (
    <PricingPart
      title={t('title')}
      text={t('text')}
      end={
        <>
          <Select
            look="small"
            boxClass="max-w-44"
            aria-label={t('category')}
            value={category.id}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            className="min-h-8 text-xs"
          >
            {categories.map(({ id, name, nameInThai }) => (
              <option key={id} value={id}>
                {(language === 'th' && nameInThai) || name}
              </option>
            ))}
          </Select>
          <ul aria-label={t('year')} className="flex divide-x divide-line rounded-md border border-line-control">
            {years.map((year) => (
              <li key={year}>
                <Link
                  to={pathOf({ year })}
                  preventScrollReset
                  aria-current={year === search.year ? 'true' : undefined}
                  className="grid h-8 place-items-center rounded-md px-2.5 text-xs font-medium text-muted figures aria-[current]:bg-brand-soft aria-[current]:text-on-brand-soft"
                >
                  {formatYear(year, language)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      }
    >
      {outcome.lanes.length === 0 ? (
        <p className="px-4 py-6 text-xs text-muted">{t('none')}</p>
      ) : (
        <>
          <YearLanes year={outcome} now={now} />
          <YearTable year={outcome} />
        </>
      )}
    </PricingPart>
  );
};

const cell = 'px-3 py-1.5 first:pl-4 last:pr-4';

/** The applicable rates as a table, with the chart's data. */
const YearTable = ({ year: { applies } }: { year: Year }) => {
  const t = useWords('pricing', 'year');
  const language = useLanguage();
  const nameOf = useNamed();
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-9 cursor-pointer items-center px-4 text-xs font-medium text-link">
        {t('asTable')}
      </summary>
      <table className="w-full text-xs">
        <caption className="sr-only">{t('applies')}</caption>
        <thead>
          <tr className="border-y border-line text-left text-2xs text-muted">
            {(['days', 'season', 'change'] as const).map((head) => (
              <th key={head} scope="col" className={`${cell} font-medium`}>
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {applies.map((part) => (
            <tr key={part.from}>
              <td className={`${cell} figures`}>{formatDayRange(part.from, part.until, language)}</td>
              <td className={cell}>
                {nameOf(part)} ({part.priority})
              </td>
              <td className={`${cell} figures`}>
                ×{part.multiplier}, {changeText(part.multiplier)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
