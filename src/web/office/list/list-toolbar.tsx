import type { FormEvent, ReactNode } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { useWords } from '../../languages/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { RemovableChip } from '../../ui/removable-chip.tsx';
import { filtersOn, type ListAddress, type ListSearch, listPath, readListSearch } from './list-search.ts';
import { OwnViews, type Views } from './own-views.tsx';
import { PhoneFold } from './phone-fold.tsx';
import { SearchField } from './search-field.tsx';
import { useFollowsAddress } from './use-follows-address.ts';

type Props<Filter extends string> = {
  list: ListAddress<Filter | 'search'>;
  search: ListSearch<Filter | 'search'>;
  /** The names of the form, its search field (with an example) and its button. */
  words: Readonly<{ label: string; search: string; searchHint: string; show: string }>;
  /** The filters that have a field in the form; the others are kept as hidden values. */
  asks?: readonly Filter[];
  /** Parameters without a chip, since they hide no rows, such as the order. */
  except?: readonly (Filter | 'search')[];
  /** The chip label of an active filter. */
  labelOf: (name: Filter | 'search', value: string) => string;
  /** The user's saved views of the list. */
  views?: Views;
  /** Links that clear search and filters, where these have no chips. */
  clearing?: ReactNode;
  /** What has to be known about the chosen filters; seen on a phone too, where these are folded. */
  notice?: ReactNode;
  /** The number of results, in words; null where the list could not be loaded. */
  count: string | null;
  /** Content at the end of the line, such as the density. */
  end?: ReactNode;
  /** Fields beside the search. */
  children?: ReactNode;
};

/** A list's search and filters, folded on a phone, and a chip for each active one. Without scripts it works as a plain form. */
export const ListToolbar = <Filter extends string>(props: Props<Filter>) => {
  const { list, search, words, asks = [], except = [], labelOf, views, clearing, notice, count, end, children } = props;
  const t = useWords('office', 'list');
  const navigate = useNavigate();
  const form = useFollowsAddress(listPath(list, search));
  const fields: readonly string[] = ['search', ...asks];
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formFields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(listPath(list, readListSearch(list, new URLSearchParams(formFields))), { preventScrollReset: true });
  };
  return (
    <div className="grid gap-2.5 px-4 pt-4 pb-3 md:px-6">
      <PhoneFold label={t('fold')}>
        <Form
          ref={form}
          method="get"
          action={list.path}
          onSubmit={ask}
          role="search"
          aria-label={words.label}
          className="flex flex-wrap items-end gap-x-2 gap-y-2.5"
        >
          {filtersOn(list, search)
            .filter((name) => !fields.includes(name))
            .map((name) => (
              <input key={name} type="hidden" name={name} value={search[name]} />
            ))}
          {search.columns && <input type="hidden" name="columns" value={search.columns} />}
          <SearchField label={words.search} hint={words.searchHint} value={search.search} />
          {children}
          <Button type="submit" size="sm">
            <Icon name="search" size="sm" />
            {words.show}
          </Button>
          {end}
        </Form>
      </PhoneFold>
      {notice}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 empty:hidden">
        <FilterChips list={list} search={search} labelOf={labelOf} except={except} />
        {views && <OwnViews list={list} search={search} views={views} />}
        {clearing}
      </div>
      <p role="status" className="sr-only">
        {count}
      </p>
    </div>
  );
};

/** The controls at the end of the toolbar: the list's look, and actions on the whole list. */
export const ListLooks = ({ children }: { children: ReactNode }) => (
  <div className="ml-auto flex flex-wrap items-center justify-end gap-2">{children}</div>
);

type FilterChipsProps<Filter extends string> = {
  list: ListAddress<Filter>;
  search: ListSearch<Filter>;
  /** The chip label of an active filter, such as `From 1 Nov 2026`. */
  labelOf: (name: Filter, value: string) => string;
  /** Parameters that are not filters, such as the order; they have no chip, and stay when filters are cleared. */
  except?: readonly Filter[];
};

/** The active filters: each chip is a link to the list without that filter. */
const FilterChips = <Filter extends string>({ list, search, labelOf, except = [] }: FilterChipsProps<Filter>) => {
  const t = useWords('office', 'list');
  const on = filtersOn(list, search).filter((name) => !except.includes(name));
  if (on.length === 0) return null;
  const names = [...except, 'columns' as const];
  const unfiltered = Object.fromEntries(names.map((name) => [name, search[name]])) as Partial<ListSearch<Filter>>;
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
