import { type FormEvent, type ReactNode, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useWords } from '../../languages/use-words.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterSheet, FiltersButton } from './filter-sheet.tsx';
import { filtersOn, type ListAddress, type ListSearch, listPath, readListSearch } from './list-search.ts';
import { OwnViews, type Views } from './own-views.tsx';
import { SearchField } from './search-field.tsx';
import { useFollowsAddress } from './use-follows-address.ts';

type Props<Filter extends string> = {
  list: ListAddress<Filter | 'search'>;
  search: ListSearch<Filter | 'search'>;
  /** The names of the form, its search field (with an example) and its button. */
  words: Readonly<{ label: string; search: string; searchHint: string; show: string }>;
  /** The filters that have a field in the toolbar; all without a field are kept as hidden values. */
  asks?: readonly Filter[];
  /** The rarer filters, behind “More filters”, and their fields. */
  more?: Readonly<{ asks: readonly Filter[]; fields: ReactNode }>;
  /** Parameters without a chip, since they hide no rows, such as the order. */
  except?: readonly (Filter | 'search')[];
  /** The chip label of an active filter. */
  labelOf: (name: Filter | 'search', value: string) => string;
  /** The user's saved views of the list. */
  views?: Views;
  /** Links that clear search and filters, where these have no chips. */
  clearing?: ReactNode;
  /** What has to be known about the chosen filters; seen on a phone too, where these are in a sheet. */
  notice?: ReactNode;
  /** The number of results, in words; null where the list could not be loaded. */
  count: string | null;
  /** Content at the end of the line, such as the density. */
  end?: ReactNode;
  /** Fields beside the search: the most used filters. Their labels show in the sheet alone. */
  children?: ReactNode;
};

/**
 * A list's tools in one row: search, filters, looks; and a chip for each active filter. On a phone all but the search
 * is in a sheet. Without scripts it works as a plain form.
 */
export const ListToolbar = <Filter extends string>(props: Props<Filter>) => {
  const { list, search, words, asks = [], more, except = [], labelOf, views, clearing, notice, count, end } = props;
  const t = useWords('office', 'list');
  const navigate = useNavigate();
  const form = useFollowsAddress(listPath(list, search));
  // A field stands in one place only: in the row, or in the open sheet.
  const [open, setOpen] = useState<'filters' | 'more' | null>(null);
  const fields: readonly string[] = ['search', ...asks, ...(open && more ? more.asks : [])];
  const countOf = (names: readonly Filter[]) => names.filter((name) => search[name] !== '').length;
  const all = [...asks, ...(more?.asks ?? [])].filter((name) => !list.looks?.includes(name));
  const set = countOf(all);
  const unset = Object.fromEntries(all.map((name) => [name, ''])) as Partial<typeof search>;
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const formFields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(listPath(list, readListSearch(list, new URLSearchParams(formFields))), { preventScrollReset: true });
    if (submitter?.hasAttribute('data-closes')) setOpen(null);
  };
  const row = 'max-bar:hidden max-bar:[@media(scripting:none)]:contents';
  return (
    <div className="grid gap-2 px-4 py-2 md:px-6">
      <Form
        ref={form}
        method="get"
        action={list.path}
        onSubmit={ask}
        role="search"
        aria-label={words.label}
        className="flex flex-wrap items-start gap-2"
      >
        {filtersOn(list, search)
          .filter((name) => !fields.includes(name))
          .map((name) => (
            <input key={name} type="hidden" name={name} value={search[name]} />
          ))}
        {search.columns && <input type="hidden" name="columns" value={search.columns} />}
        <SearchField label={words.search} hint={words.searchHint} value={search.search} show={words.show} />
        {open !== 'filters' && <div className={`contents [&>*>label]:sr-only ${row}`}>{props.children}</div>}
        {(props.children || more || end) && (
          <FiltersButton part="filters" count={set} onOpen={() => setOpen('filters')} />
        )}
        {more && <FiltersButton part="more" count={countOf(more.asks)} onOpen={() => setOpen('more')} />}
        {open !== 'filters' && <div className={`contents ${row}`}>{end}</div>}
        {open && (
          <FilterSheet
            title={t(open)}
            clear={
              set > 0 && (
                <LinkButton to={listPath(list, { ...search, ...unset, page: 1 })} preventScrollReset size="sm">
                  {t('clear')}
                </LinkButton>
              )
            }
            show={count ? t('show', { what: count }) : words.show}
            onClose={() => setOpen(null)}
          >
            {open === 'filters' && props.children}
            {more?.fields}
            {open === 'filters' && end}
          </FilterSheet>
        )}
      </Form>
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
