import { Link } from 'react-router';
import { useWords } from '../../languages/use-words.ts';
import { RemovableChip } from '../../ui/removable-chip.tsx';
import { filtersOn, type ListAddress, type ListSearch, listPath } from './list-search.ts';

type Props<Filter extends string> = {
  list: ListAddress<Filter>;
  search: ListSearch<Filter>;
  /** The chip label of an active filter, such as `From 1 Nov 2026`. */
  labelOf: (name: Filter, value: string) => string;
  /** Parameters that are not filters, such as the order; they have no chip, and stay when filters are cleared. */
  except?: readonly Filter[];
};

/** The active filters: each chip is a link to the list without that filter. */
export const FilterChips = <Filter extends string>({ list, search, labelOf, except = [] }: Props<Filter>) => {
  const t = useWords('office', 'list');
  const on = filtersOn(list, search).filter((name) => !except.includes(name));
  if (on.length === 0) return null;
  const names = [...except, 'columns' as const];
  const unfiltered = Object.fromEntries(names.map((name) => [name, search[name]])) as Partial<ListSearch<Filter>>;
  return (
    <ul aria-label={t('filters')} className="flex flex-wrap items-center gap-1.5">
      {on.map((name) => (
        <li key={name}>
          <RemovableChip
            to={listPath(list, { ...search, [name]: '', page: 1 })}
            label={labelOf(name, String(search[name]))}
          />
        </li>
      ))}
      {on.length > 1 && (
        <li>
          <Link
            to={listPath(list, unfiltered)}
            className="inline-flex min-h-9 items-center px-2 text-xs font-medium text-link"
          >
            {t('clear')}
          </Link>
        </li>
      )}
    </ul>
  );
};
