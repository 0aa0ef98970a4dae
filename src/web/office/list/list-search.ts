import { readColumns } from './columns.ts';

/** How a list of the office is asked for: its address, and each filter with what it may mean. */
export type ListAddress<Filter extends string> = Readonly<{
  path: `/admin/${string}`;
  /** In the order in which an address names them. A value that means nothing is dropped. */
  filters: Readonly<Record<Filter, (value: string) => boolean>>;
  /** Of these, what says how the list looks, such as its order: it leaves nothing out, and stays when filters are cleared. */
  looks?: readonly Filter[];
  /** The columns of its table that can be chosen, the first of which always stays. */
  columns?: readonly string[];
}>;

/**
 * What a list is asked for. It lives in the address, so back, reload and share keep it. Empty: not asked; of columns:
 * all.
 */
export type ListSearch<Filter extends string> = Readonly<Record<Filter, string> & { page: number; columns: string }>;

const namesOf = <Filter extends string>({ filters }: ListAddress<Filter>) => Object.keys(filters) as Filter[];

/** Reads an address. */
export const readListSearch = <Filter extends string>(
  list: ListAddress<Filter>,
  query: URLSearchParams,
): ListSearch<Filter> => {
  const page = query.get('page') ?? '';
  const parameters = namesOf(list).map((name) => {
    const value = (query.get(name) ?? '').trim().slice(0, 100);
    return [name, list.filters[name](value) ? value : ''];
  });
  const columns = readColumns(list.columns ?? [], query.get('columns') ?? '');
  return { ...Object.fromEntries(parameters), columns, page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1 };
};

/** The address of a search, or of a record beside its list: only what is asked, always in the same order. */
export const listPath = <Filter extends string>(
  list: ListAddress<Filter>,
  search: Partial<ListSearch<Filter>>,
  record = '',
): string => {
  const parameters = namesOf(list).flatMap((name) => (search[name] ? [[name, String(search[name])]] : []));
  const page = search.page && search.page > 1 ? [['page', `${search.page}`]] : [];
  const columns = search.columns ? [['columns', search.columns]] : [];
  const query = new URLSearchParams([...parameters, ...columns, ...page]);
  const path = record === '' ? list.path : `${list.path}/${record}`;
  return query.size === 0 ? path : `${path}?${query}`;
};

/** The filters that are on. */
export const filtersOn = <Filter extends string>(list: ListAddress<Filter>, search: ListSearch<Filter>): Filter[] =>
  namesOf(list).filter((name) => search[name] !== '');

/** Whether an empty list may be so because of what was asked. */
export const isNarrowed = <Filter extends string>(list: ListAddress<Filter>, search: ListSearch<Filter>): boolean =>
  search.page > 1 || filtersOn(list, search).some((name) => !list.looks?.includes(name));

/** How the list looks, which stays when something else is asked. */
export const looksOf = <Filter extends string>(
  { looks = [] }: ListAddress<Filter>,
  search: ListSearch<Filter>,
): Partial<ListSearch<Filter>> =>
  Object.fromEntries([...looks, 'columns' as const].map((name) => [name, search[name]])) as Partial<ListSearch<Filter>>;

/** What is sent to the server: the filters that are on. */
export const queryOf = <Filter extends string>(
  list: ListAddress<Filter>,
  search: ListSearch<Filter>,
): Record<string, string> => Object.fromEntries(filtersOn(list, search).map((name) => [name, String(search[name])]));

/** Meanings that many lists share. */
export const isAnyText = () => true;
export const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
export const isOneOf =
  (values: readonly string[]) =>
  (text: string): boolean =>
    values.includes(text);
