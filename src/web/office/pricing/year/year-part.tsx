import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatYear } from '../../../ui/dates.ts';
import { Part } from '../part.tsx';
import { type PricingSearch, pricingPath } from '../pricing-address.ts';
import type { Category, Year } from '../read-pricing.ts';
import { YearLanes } from './year-lanes.tsx';
import { YearTable } from './year-table.tsx';

type Props = {
  found: Year;
  search: PricingSearch;
  now: string;
  category: Category;
  categories: readonly Category[];
};

/** The year of a category: a lane per season, then what applies day by day. */
export const YearPart = ({ found, search, now, category, categories }: Props) => {
  const { t } = useTranslation('pricing', { keyPrefix: 'year' });
  const language = useLanguage();
  const navigate = useNavigate();
  const thisYear = Number(now.slice(0, 4));
  const years = [...new Set([search.year, thisYear, thisYear + 1, thisYear + 2])].sort();
  const pathOf = (wanted: Partial<PricingSearch>) =>
    pricingPath({ year: search.year, category: category.id, ...wanted });
  const choose = (id: string) => void navigate(pathOf({ category: id }), { preventScrollReset: true });
  return (
    <Part
      title={t('title')}
      text={t('text')}
      end={
        <>
          <select
            aria-label={t('category')}
            value={category.id}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            className="min-h-8 max-w-44 rounded-md border border-line-control bg-surface px-2 text-xs font-medium"
          >
            {categories.map(({ id, name, nameInThai }) => (
              <option key={id} value={id}>
                {(language === 'th' && nameInThai) || name}
              </option>
            ))}
          </select>
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
      {found.lanes.length === 0 ? (
        <p className="px-4 py-6 text-xs text-muted">{t('none')}</p>
      ) : (
        <>
          <YearLanes year={found} now={now} />
          <YearTable year={found} />
        </>
      )}
    </Part>
  );
};
