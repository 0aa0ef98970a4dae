import { Link } from 'react-router';
import { MANY_SEATS } from '#kernel/vehicle-limits.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { changed, type Filters, listPath, withoutFilters } from '../../../rental/search.ts';
import { useBaht } from '../../../ui/money.tsx';
import { RemovableChip } from '../../../ui/removable-chip.tsx';
import type { Listing } from '../read-listing.ts';
import { slugOf } from './filter-fields.tsx';

/** The active filters: each links to the list without it; a last link removes all. */
export const FilterChips = ({ listing: { search, categories } }: { listing: Listing }) => {
  const t = useWords('vehicles');
  const labels = useFilterLabels(categories);
  const { filters } = search;
  const on = filterNames.flatMap((name) => {
    const label = filters[name] === undefined ? undefined : labels[name](filters);
    return label ? [{ name, label }] : [];
  });
  if (on.length === 0) return null;
  return (
    <ul aria-label={t('filters.on')} className="flex gap-2 lg:flex-wrap">
      {on.map(({ name, label }) => (
        <li key={name}>
          <RemovableChip to={listPath(changed(search, { [name]: undefined }))} label={label} />
        </li>
      ))}
      <li>
        <Link
          to={listPath(withoutFilters(search))}
          preventScrollReset
          className="inline-flex min-h-9 items-center px-2 text-sm whitespace-nowrap text-link hover:underline"
        >
          {t('filters.clear')}
        </Link>
      </li>
    </ul>
  );
};

const filterNames = ['category', 'search', 'transmission', 'fuelType', 'seats', 'minPrice', 'maxPrice'] as const;

type Labels = Record<(typeof filterNames)[number], (filters: Filters) => string | undefined>;

const useFilterLabels = (categories: Listing['categories']): Labels => {
  const t = useWords('vehicles');
  const language = useLanguage();
  const baht = useBaht();
  return {
    category: ({ category: chosen }) => {
      const category = categories.find(({ slug }) => slug === slugOf(categories, chosen));
      return category ? nameIn(category, language) : chosen;
    },
    search: ({ search }) => search && t('chips.search', { value: search }),
    transmission: ({ transmission }) => transmission && t(`transmission.${transmission}`),
    fuelType: ({ fuelType }) => fuelType && t(`fuelType.${fuelType}`),
    seats: ({ seats }) =>
      seats === undefined ? seats : t(seats < MANY_SEATS ? 'chips.seats' : 'filters.manySeats', { count: seats }),
    minPrice: ({ minPrice }) => (minPrice === undefined ? minPrice : t('chips.minPrice', { price: baht(minPrice) })),
    maxPrice: ({ maxPrice }) => (maxPrice === undefined ? maxPrice : t('chips.maxPrice', { price: baht(maxPrice) })),
  };
};
