import { Link } from 'react-router';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { changed, type Filters, listPath, withoutFilters } from '../../../rental/search.ts';
import { useBaht } from '../../../ui/money.tsx';
import { RemovableChip } from '../../../ui/removable-chip.tsx';
import type { Listing } from '../read-listing.ts';
import { categoryNamed } from './category-named.ts';
import { useSeatsWords } from './use-seats-words.ts';

/** The active filters: each links to the list without it; a last link removes all. */
export const FilterChips = ({ listing: { search, categories } }: { listing: Listing }) => {
  const t = useWords('vehicles');
  const language = useLanguage();
  const labels = useFilterLabels();
  const { category: chosen = [], ...filters } = search.filters;
  const on = [
    ...chosen.map((name) => {
      const category = categoryNamed(categories, name);
      const others = chosen.filter((one) => one !== name);
      return { label: category ? nameIn(category, language) : name, without: { category: others } };
    }),
    ...filterNames.flatMap((name) => {
      const label = filters[name] === undefined ? undefined : labels[name](filters);
      return label ? [{ label, without: { [name]: undefined } }] : [];
    }),
  ];
  if (on.length === 0) return null;
  return (
    <ul aria-label={t('filters.on')} className="flex gap-2 lg:flex-wrap">
      {on.map(({ label, without }) => (
        <li key={label}>
          <RemovableChip to={listPath(changed(search, without))} label={label} />
        </li>
      ))}
      <li>
        <Link
          to={listPath(withoutFilters(search))}
          preventScrollReset
          className="inline-flex min-h-11 items-center lg:min-h-9 px-2 text-sm whitespace-nowrap text-link hover:underline"
        >
          {t('filters.clear')}
        </Link>
      </li>
    </ul>
  );
};

const filterNames = ['search', 'transmission', 'fuelType', 'seats', 'minPrice', 'maxPrice'] as const;

type Labels = Record<(typeof filterNames)[number], (filters: Filters) => string | undefined>;

const useFilterLabels = (): Labels => {
  const t = useWords('vehicles');
  const baht = useBaht();
  const seatsWords = useSeatsWords();
  return {
    search: ({ search }) => search && t('chips.search', { value: search }),
    transmission: ({ transmission }) => transmission && t(`transmission.${transmission}`),
    fuelType: ({ fuelType }) => fuelType && t(`fuelType.${fuelType}`),
    seats: ({ seats }) => (seats === undefined ? seats : seatsWords(seats)),
    minPrice: ({ minPrice }) => (minPrice === undefined ? minPrice : t('chips.minPrice', { price: baht(minPrice) })),
    maxPrice: ({ maxPrice }) => (maxPrice === undefined ? maxPrice : t('chips.maxPrice', { price: baht(maxPrice) })),
  };
};
