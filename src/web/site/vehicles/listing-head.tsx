import { taxNameIn } from '#words/tax-name.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { LongTermLink } from '../../rental/long-term-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { formatDayRange } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { filterPanelId } from './filters/filter-panel.tsx';
import { SortForm } from './filters/sort-form.tsx';
import { useListMove } from './filters/use-list-move.ts';
import { listId } from './filters/use-show-list.ts';
import type { Listing } from './read-listing.ts';

/** The number of vehicles, the order, the active filters, and what the totals include. */
export const ListingHead = ({ listing }: { listing: Listing }) => {
  const t = useWords('vehicles');
  const { isSlow } = useListMove(listing.search);
  const { result, period, rules, search, isTaxIncluded } = listing;
  return (
    <>
      <div
        id={listId}
        className="grid scroll-mt-24 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5 lg:grid-cols-[minmax(0,1fr)_auto]"
      >
        <h1 aria-live="polite" className="flex items-center gap-3 text-2xl tracking-tight max-lg:col-span-full">
          {result ? t('showing', { count: result.total }) : t('title')}
          {isSlow && <Spinner className="size-5" />}
        </h1>
        <button
          type="button"
          popoverTarget={filterPanelId}
          className={`${buttonClass('outline', 'sm')} max-lg:min-h-11 lg:hidden`}
        >
          <Icon name="filter" size="sm" />
          {t('filters.title')}
        </button>
        <SortForm search={search} isRated={rules?.reviews ?? false} />
      </div>
      <p role="status" className="sr-only">
        {isSlow && t('loading')}
      </p>
      <div className="[scrollbar-width:none] -mx-4 mt-2 flex overflow-x-auto px-4 py-1 not-has-[ul]:hidden lg:mx-0 lg:mt-3.5 lg:flex-wrap lg:px-0">
        <FilterChips listing={listing} />
      </div>
      <SearchProblem listing={listing} />
      <p className="mt-3 text-sm text-muted">
        {period && result?.days ? <TotalsNote listing={listing} /> : t(isTaxIncluded ? 'undatedWithTax' : 'undated')}
      </p>
    </>
  );
};

/** The days of the totals, whether we suggest them, and the tax in them: “Totals for 13–18 Dec, VAT included”. */
const TotalsNote = ({ listing: { search, tax, isSuggested } }: { listing: Listing }) => {
  const t = useWords('vehicles');
  const language = useLanguage();
  const { pickupDate, returnDate } = search.fields;
  const period = formatDayRange(pickupDate, returnDate, language);
  const totals = t(isSuggested ? 'totalsSuggested' : 'totals', { period });
  return tax?.enabled ? t('totalsTaxed', { totals, tax: taxNameIn({ en: tax.name }, language) }) : totals;
};

/** Says what of the address is invalid, past, not bookable or unknown, and what is shown instead. */
const SearchProblem = ({ listing }: { listing: Listing }) => {
  const { problems, limit, refusal, period, leftOut, result } = listing;
  const t = useWords('vehicles');
  const inSearch = useWords('search');
  const sentenceOf = useProblemWords();
  const sentences: string[] = problems.map(({ sentence }) => inSearch(`problem.${sentence}`));
  if (limit) sentences.push(inSearch(`limit.${limit.sentence}`, { count: limit.count }));
  if (refusal) sentences.push(sentenceOf(refusal));
  sentences.push(...Object.values(result?.refused ?? {}).map(sentenceOf));
  if (leftOut.length > 0)
    sentences.push(t('leftOut', { names: leftOut.map((name) => t(`filters.${name}`)).join(', ') }));
  const [first, ...others] = sentences;
  if (!first) return null;
  const isDateProblem =
    !period && (refusal !== null || limit !== null || problems.some(({ field }) => field !== 'location'));
  return (
    <div className="mt-3">
      <Alert tone="warning" title={isDateProblem ? t('checkDates') : first}>
        <ul>
          {(isDateProblem ? sentences : others).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {isDateProblem && <p>{t('checkDatesText')}</p>}
        {limit?.sentence === 'tooLong' && <LongTermLink />}
      </Alert>
    </div>
  );
};
