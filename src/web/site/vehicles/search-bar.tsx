import { AGE_UNTOLD } from '#kernel/driver-limits.ts';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { listPath, queryOf } from '../../rental/search.ts';
import { noSearch } from '../../rental/search-fields.ts';
import { SearchForm } from '../../rental/search-form.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { formatDayTime, isBeyondYear, momentOf, today } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { categoryNamed } from './filters/category-named.ts';
import type { Listing } from './read-listing.ts';

/** The search behind the list, which expands into the form. Expanded initially while there is no period. */
export const SearchBar = ({ listing }: { listing: Listing }) => {
  const t = useWords('vehicles');
  const { search, locations, rules, problems, period, isSuggested, now } = listing;
  const keep = queryOf({ ...search, fields: noSearch, page: 1 });
  return (
    <details
      key={listPath({ ...search, filters: {}, sort: 'featured', page: 1 })}
      open={!period}
      className="group/bar z-5 border-b border-line bg-surface open:relative lg:sticky lg:top-0"
      aria-label={t('your.search')}
    >
      <summary className="block">
        <span className="page-width flex min-h-17 items-center gap-1.5 py-2 md:min-h-19">
          <Summary listing={listing} />
          <span
            className={`${buttonClass('outline')} ml-auto shrink-0 group-open/bar:hidden max-md:min-h-10 max-md:px-3 max-md:text-sm`}
          >
            <Icon name="edit" size="sm" />
            {t('your.change')}
          </span>
          <Icon name="up" className="ml-auto hidden group-open/bar:block" />
        </span>
      </summary>
      <div className="page-width pt-1 pb-5">
        <SearchForm
          initial={search.fields}
          isSuggestion={isSuggested}
          locations={locations}
          limits={rules}
          asksAge={rules?.checksDrivers}
          returnsElsewhere={rules?.multiLocation}
          today={today(now)}
          problems={problems}
          keep={keep}
          look="accent"
        />
      </div>
    </details>
  );
};

const Summary = ({ listing }: { listing: Listing }) => {
  const { search, locations, rules, categories, period, result, now } = listing;
  const t = useWords('vehicles');
  const inSearch = useWords('search');
  const language = useLanguage();
  if (!period)
    return (
      <span className="min-w-0">
        <span className="block font-semibold">{t('your.noDates')}</span>
        <span className="block text-xs text-muted">{t('your.noDatesText')}</span>
      </span>
    );
  const place = locations?.find(({ name }) => name === search.fields.location);
  const elsewhere = locations?.find(({ name }) => name === search.fields.dropoffLocation);
  const chosen = (search.filters.category ?? []).flatMap((name) => categoryNamed(categories, name) ?? []);
  const year = isBeyondYear(period.startDate, period.endDate, now);
  const from = formatDayTime(momentOf(period.startDate), language, { year });
  const until = formatDayTime(momentOf(period.endDate), language, { year });
  return (
    <>
      <span className="min-w-0 lg:hidden">
        <span className="block truncate text-[0.9375rem] font-semibold">
          {[place ? nameIn(place, language) : t('your.anyPlace'), elsewhere && nameIn(elsewhere, language)]
            .filter(Boolean)
            .join(' → ')}
        </span>
        <span className="block text-xs text-muted">
          <span className="inline-block">{from} –</span> <span className="inline-block">{until}</span>
        </span>
      </span>
      <span className="hidden min-w-0 lg:flex">
        <Part label={t('your.place')} value={place ? nameIn(place, language) : t('your.anyPlace')} />
        {elsewhere && <Part label={inSearch('dropoffLocation')} value={nameIn(elsewhere, language)} />}
        <Part label={t('your.from')} value={from} />
        <Part label={t('your.until')} value={until} />
        {result?.days && <Part label={t('your.rental')} value={t('your.days', { count: result.days })} />}
        {rules?.checksDrivers && (
          <Part label={inSearch('driverAge')} value={search.fields.driverAge ?? `${AGE_UNTOLD}`} />
        )}
        {chosen.length > 0 && (
          <Part label={t('your.category')} value={chosen.map((one) => nameIn(one, language)).join(', ')} />
        )}
      </span>
    </>
  );
};

const Part = ({ label, value }: { label: string; value: string }) => (
  <span className="min-w-0 border-line px-4.5 not-last:border-r first:pl-0">
    <span className="block text-xs font-medium whitespace-nowrap text-subtle">{label} </span>
    <span className="block truncate text-[0.9375rem] font-semibold figures">{value}</span>
  </span>
);
