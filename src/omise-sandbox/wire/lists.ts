import type { StoredPage } from '../records/store.ts';
import { stamp } from './instants.ts';
import { badRequest } from './refusals.ts';

type Order = 'chronological' | 'reverse_chronological';
export type ListParams = { limit: number; offset: number; order: Order; from: number; to: number };

/** Reads `limit` (default 20, at most 100), `offset`, `order`, `from` (default 1970) and `to` (now); both inclusive. */
export const readListQuery = (query: unknown, now: number): ListParams => {
  const params = new Map(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
  return {
    limit: Math.min(count(params, 'limit', 20), 100),
    offset: count(params, 'offset', 0),
    order: order(params.get('order')),
    from: instant(params, 'from', 0),
    to: instant(params, 'to', now),
  };
};

export const list = (
  location: string,
  { limit, offset, order, from, to }: ListParams,
  { data, total }: StoredPage<object>,
) => ({
  object: 'list',
  data,
  limit,
  offset,
  total,
  location,
  order,
  from: stamp(from),
  to: stamp(to),
});

/** A page of an array in chronological order, with the same filtering and order as the store's pages. */
export const sliceOf = <T extends { createdAt: number }>(
  all: readonly T[],
  { limit, offset, order, from, to }: ListParams,
): StoredPage<T> => {
  const within = all.filter(({ createdAt }) => second(createdAt) >= second(from) && second(createdAt) <= second(to));
  const ordered = order === 'chronological' ? within : within.toReversed();
  return { data: ordered.slice(offset, offset + limit), total: within.length };
};

const second = (milliseconds: number): number => Math.floor(milliseconds / 1000);

const count = (params: Map<string, string>, name: string, byDefault: number): number => {
  const value = params.get(name) ?? '';
  if (value === '') return byDefault;
  if (!/^\d{1,9}$/.test(value)) throw badRequest(`${name} is not a number`);
  return Number(value);
};

const order = (value = 'chronological'): Order => {
  if (value === 'chronological' || value === 'reverse_chronological') return value;
  throw badRequest('order is invalid');
};

const instant = (params: Map<string, string>, name: string, byDefault: number): number => {
  const value = params.get(name) ?? '';
  if (value === '') return byDefault;
  const moment = Date.parse(value);
  if (Number.isNaN(moment)) throw badRequest(`${name} is invalid`);
  return moment;
};
