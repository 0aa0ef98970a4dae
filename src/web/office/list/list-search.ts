import { readColumns } from './columns.ts';

/** The address of a list, and the values that each filter allows. */
export type ListAddress<Filter extends string> = Readonly<{
  path: `/admin/${string}`;
  /** In the order used in an address. An invalid value is dropped. */
  filters: Readonly<Record<Filter, (value: string) => boolean>>;
  /** Filters that only affect the look, such as the order: they hide no rows, and stay when filters are cleared. */
  looks?: readonly Filter[];
  /** The columns that can be chosen; the first is always shown. */
  columns?: readonly string[];
}>;

/**
 * A list's filters, page and columns, kept in the address, so that back, reload and sharing keep them. Empty means no
 * filter; empty `columns` means all.
 */
export type ListSearch<Filter extends string> = Readonly<Record<Filter, string> & { page: number; columns: string }>;

const namesOf = <Filter extends string>({ filters }: ListAddress<Filter>) => Object.keys(filters) as Filter[];

/** Reads a list's parameters from an address. */
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

/** The address of a list, or of a record beside it: only the parameters that are set, in a fixed order. */
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

/** The active filters. */
export const filtersOn = <Filter extends string>(list: ListAddress<Filter>, search: ListSearch<Filter>): Filter[] =>
  namesOf(list).filter((name) => search[name] !== '');

/** Whether its filters or page can be the reason that a list is empty. */
export const isNarrowed = <Filter extends string>(list: ListAddress<Filter>, search: ListSearch<Filter>): boolean =>
  search.page > 1 || filtersOn(list, search).some((name) => !list.looks?.includes(name));

/** The parameters that affect only the look, kept when the filters change. */
export const looksOf = <Filter extends string>(
  { looks = [] }: ListAddress<Filter>,
  search: ListSearch<Filter>,
): Partial<ListSearch<Filter>> =>
  Object.fromEntries([...looks, 'columns' as const].map((name) => [name, search[name]])) as Partial<ListSearch<Filter>>;

/** The query for the API: the active filters. */
export const queryOf = <Filter extends string>(
  list: ListAddress<Filter>,
  search: ListSearch<Filter>,
): Record<string, string> => Object.fromEntries(filtersOn(list, search).map((name) => [name, String(search[name])]));

/** Value checks shared by many lists. */
export const isAnyText = () => true;
export const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
export const isOneOf =
  (values: readonly string[]) =>
  (text: string): boolean =>
    values.includes(text);
