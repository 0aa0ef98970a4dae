import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { addDays } from '#kernel/calendar-date.ts';
import type { Failure } from '../../api/failure.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDayRange } from '../../ui/dates.ts';
import { Fold } from '../form/fold.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { type Category, isEnded, type PricingSearch, pricingPath, type Season, type Year } from './pricing-address.ts';
import type { SeasonEdited } from './pricing-dialogs.tsx';
import { PricingPart, useNamed } from './pricing-parts.tsx';
import { SeasonTable } from './season-table.tsx';
import { YearPart } from './year-part.tsx';

type Props = {
  search: PricingSearch;
  now: string;
  seasons: Failure | { success: true; data: Season[] };
  categories: Failure | { success: true; data: Category[] };
  category: Category | undefined;
  year: Failure | { success: true; data: Year } | null;
  onEdit: (edited: SeasonEdited) => void;
};

/** A category's year, its overlapping seasons, and all seasonal rates. */
export const SeasonsTab = ({ search, now, seasons, categories, category, year, onEdit }: Props) => {
  const t = useWords('pricing', 'seasons');
  const loaded = categories.success ? categories.data : [];
  return (
    <div className="grid gap-4 p-4 md:px-6">
      {year && !year.success && <ListFailed title={t('yearFailed')} failure={year} />}
      {year?.success && category && (
        <>
          <YearPart outcome={year.data} search={search} now={now} category={category} categories={loaded} />
          {year.data.overlaps.length > 0 && <Overlaps year={year.data} />}
        </>
      )}
      {seasons.success && (
        <PricingPart title={t('every')} text={t('everyText')}>
          {seasons.data.length === 0 ? (
            <EmptyList icon="tag" title={t('none')} text={t('noneText')} />
          ) : (
            <Seasons seasons={seasons.data} categories={loaded} onEdit={onEdit} />
          )}
        </PricingPart>
      )}
    </div>
  );
};

/** The seasons that are or will be, then those that ended, folded away. */
const Seasons = ({ seasons, ...table }: Omit<ComponentProps<typeof SeasonTable>, 'label'>) => {
  const t = useWords('pricing', 'seasons');
  const [over, standing] = [seasons.filter(isEnded), seasons.filter((one) => !isEnded(one))];
  return (
    <>
      {standing.length > 0 && <SeasonTable label={t('every')} seasons={standing} {...table} />}
      {over.length > 0 && (
        <div className="border-t border-line px-4 py-1.5">
          <Fold title={t('ended', { count: over.length })} isOpen={standing.length === 0}>
            <div className="-mx-4 border-t border-line">
              <SeasonTable label={t('ended', { count: over.length })} seasons={over} {...table} />
            </div>
          </Fold>
        </div>
      )}
    </>
  );
};

/** The days covered by several seasons, with a sentence on how they are priced. */
const Overlaps = ({ year: { overlaps } }: { year: Year }) => {
  const t = useWords('pricing', 'overlaps');
  const language = useLanguage();
  const nameOf = useNamed();
  const withPriority = (season: Year['overlaps'][number]['applies']) => `${nameOf(season)} (${season.priority})`;
  const [first] = overlaps;
  const tryPath = first && pricingPath({ tab: 'calculator', from: first.from, until: addDays(first.until, 1) });
  return (
    <PricingPart
      title={t('title')}
      end={
        tryPath && (
          <Link to={tryPath} className="inline-flex min-h-6 items-center text-xs font-medium text-link">
            {t('try')}
          </Link>
        )
      }
    >
      <ul className="divide-y divide-line text-xs">
        {overlaps.map(({ from, until, applies, overridden, because }, index) => (
          <li
            key={from}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 tablet:grid-cols-[120px_minmax(0,1fr)_auto]"
          >
            <span className="font-semibold figures">{formatDayRange(from, until, language)}</span>
            <span className="order-last col-span-2 text-muted tablet:order-none tablet:col-span-1">
              {t('over', { winner: withPriority(applies), others: overridden.map(withPriority).join(', ') })}{' '}
              {because !== 'priority' && `${t(because)} `}
              {index === 0 && t('notMultiplied')}
            </span>
            <span className="font-semibold figures">×{applies.multiplier}</span>
          </li>
        ))}
      </ul>
    </PricingPart>
  );
};
