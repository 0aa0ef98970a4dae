import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RemovableChip } from '../../ui/removable-chip.tsx';
import { filtersOn, type ListAddress, type ListSearch, listPath } from './list-search.ts';

type Props<Filter extends string> = {
  list: ListAddress<Filter>;
  search: ListSearch<Filter>;
  /** What a filter that is on says of itself, such as `From 1 Nov 2026`. */
  labelOf: (name: Filter, value: string) => string;
  /** What the address keeps beside filters, such as the order; it has no chip and stays when they are cleared. */
  except?: readonly Filter[];
};

/** What a list is narrowed to: each filter is a link to the list without it. */
export const FilterChips = <Filter extends string>({ list, search, labelOf, except = [] }: Props<Filter>) => {
  const { t } = useTranslation('office', { keyPrefix: 'list' });
  const on = filtersOn(list, search).filter((name) => !except.includes(name));
  if (on.length === 0) return null;
  const names = [...except, 'columns' as const];
  const kept = Object.fromEntries(names.map((name) => [name, search[name]])) as Partial<ListSearch<Filter>>;
  return (
    <ul aria-label={t('on')} className="flex flex-wrap items-center gap-1.5">
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
            to={listPath(list, kept)}
            className="inline-flex min-h-9 items-center px-2 text-xs font-medium text-link"
          >
            {t('clear')}
          </Link>
        </li>
      )}
    </ul>
  );
};
