import { isParams, type Params, param, readBody, text } from '../wire/params.ts';
import { badRequest, invalidFilters, invalidPage, invalidScope } from '../wire/refusals.ts';

type SearchRequest = Readonly<{
  scope: 'charge';
  query: string;
  filters: Params;
  page: number;
  perPage: number;
  order: 'chronological' | 'reverse_chronological';
}>;

/** What a search asks for, out of the address; newest first and 30 on a page unless it says otherwise. */
export const readSearchRequest = (url: string): SearchRequest => {
  const asked = readBody('', url.split('?')[1] ?? '');
  if (text(asked, 'scope') !== 'charge') throw invalidScope();
  return {
    scope: 'charge',
    query: text(asked, 'query') ?? '',
    filters: readFilters(asked),
    page: readCount(asked, 'page', 1),
    perPage: Math.min(readCount(asked, 'per_page', 30), 100),
    order: readOrder(asked),
  };
};

const readFilters = (asked: Params): Params => {
  const filters = param(asked, 'filters') ?? '';
  if (filters === '') return {};
  if (!isParams(filters)) throw invalidFilters('filters are invalid');
  return filters;
};

const readCount = (asked: Params, name: string, byDefault: number): number => {
  const value = text(asked, name);
  if (value === null) return byDefault;
  if (!/^[1-9]\d{0,8}$/.test(value)) throw invalidPage(name);
  return Number(value);
};

const readOrder = (asked: Params): SearchRequest['order'] => {
  const order = text(asked, 'order') ?? 'reverse_chronological';
  if (order === 'chronological' || order === 'reverse_chronological') return order;
  throw badRequest('order is invalid');
};
