import { isParams, type Params, param, readBody, textParam } from '../wire/params.ts';
import { badRequest, invalidFilters, invalidPage, invalidScope } from '../wire/refusals.ts';

type SearchRequest = Readonly<{
  scope: 'charge';
  query: string;
  filters: Params;
  page: number;
  perPage: number;
  order: 'chronological' | 'reverse_chronological';
}>;

/** Reads a search from a URL's query string; by default newest first, 30 per page. */
export const readSearchRequest = (url: string): SearchRequest => {
  const params = readBody('', url.split('?')[1] ?? '');
  if (textParam(params, 'scope') !== 'charge') throw invalidScope();
  return {
    scope: 'charge',
    query: textParam(params, 'query') ?? '',
    filters: readFilters(params),
    page: readCount(params, 'page', 1),
    perPage: Math.min(readCount(params, 'per_page', 30), 100),
    order: readOrder(params),
  };
};

const readFilters = (params: Params): Params => {
  const filters = param(params, 'filters') ?? '';
  if (filters === '') return {};
  if (!isParams(filters)) throw invalidFilters('filters are invalid');
  return filters;
};

const readCount = (params: Params, name: string, byDefault: number): number => {
  const value = textParam(params, name);
  if (value === null) return byDefault;
  if (!/^[1-9]\d{0,8}$/.test(value)) throw invalidPage(name);
  return Number(value);
};

const readOrder = (params: Params): SearchRequest['order'] => {
  const order = textParam(params, 'order') ?? 'reverse_chronological';
  if (order === 'chronological' || order === 'reverse_chronological') return order;
  throw badRequest('order is invalid');
};
