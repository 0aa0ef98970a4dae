import { Link } from 'react-router';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { listPath, type Search, withoutFilters } from '../../rental/search.ts';
import { formatDayRange } from '../../ui/dates.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Listing } from './read-listing.ts';
import { useRefusedSearch } from './use-refused-search.ts';

/** No vehicle matches: the filters of which one is enough to leave out, and the nearest dates, with how many there are. */
export const Nothing = ({ listing }: { listing: Listing }) => {
  const { search, nearest, result } = listing;
  /** Nobody of that age may drive anything here. */
  const isAge = result !== null && result.notForAge.length > 0 && result.facets.category.length === 0;
  useRefusedSearch(listing);
  const t = useWords('vehicles');
  const language = useLanguage();
  const { loosened = [], dates = [] } = nearest ?? {};
  const rows: Near[] = [
    ...loosened.map((one) => ({ ...one, icon: 'filter' as const, label: t(`nearest.${one.filter}`) })),
    ...dates.map((one) => {
      const { pickupDate, returnDate } = one.search.fields;
      return { ...one, icon: 'calendar' as const, label: formatDayRange(pickupDate, returnDate, language) };
    }),
  ];
  return (
    <div className="mt-5 grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-5 md:p-8">
      <Icon name="car" size="xl" className="text-brand" />
      <p className="text-lg font-semibold">{t('none')}</p>
      <p className="text-muted">{t(rows.length > 0 ? 'nearest.text' : isAge ? 'noneForAge' : 'noneHint')}</p>
      {rows.length > 0 && (
        <ul className="w-full max-w-120 border-y border-line">
          {rows.map((row) => (
            <NearRow key={row.label} {...row} />
          ))}
        </ul>
      )}
      <LinkButton to={listPath(withoutFilters(search))} size="sm" className="max-lg:min-h-11">
        {t('filters.clear')}
      </LinkButton>
    </div>
  );
};

type Near = { icon: IconName; label: string; search: Search; count: number };

const NearRow = ({ icon, label, search, count }: Near) => {
  const t = useWords('vehicles');
  return (
    <li className="not-last:border-b not-last:border-line">
      <Link
        to={listPath(search)}
        preventScrollReset
        className="flex min-h-12 items-center gap-3 py-2 hover:bg-brand-softer"
      >
        <Icon name={icon} size="sm" className="text-subtle" />
        <span className="font-medium">{label}</span>
        <span className="ml-auto text-sm text-muted figures">{t('nearest.count', { count })}</span>
        <Icon name="right" size="sm" className="text-brand" />
      </Link>
    </li>
  );
};
