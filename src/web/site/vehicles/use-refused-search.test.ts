import { expect, test } from 'vitest';
import { refusedSearchOf, type Searched } from './use-refused-search.ts';

const period = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };
const economy = { id: 'e', slug: 'economy', name: 'Economy' };
const listing = (changed: Partial<Searched> = {}, category?: string[]): Searched => ({
  ...{ period, isSuggested: false, categories: [economy], search: { filters: category ? { category } : {} } },
  ...{ result: { total: 0, notFree: [{}] } },
  ...changed,
});

test('dates of a visitor for which vehicles match and none is free are a refused search', () => {
  expect(refusedSearchOf(listing())).toEqual(period);
  expect(refusedSearchOf(listing({}, ['economy']))).toEqual({ ...period, categoryId: 'e' });
  expect(refusedSearchOf(listing({}, ['economy', 'luxury']))).toEqual(period);
});

test.each([
  ['something is free', { result: { total: 1, notFree: [{}] } }],
  ['nothing matches the filters at any time', { result: { total: 0, notFree: [] } }],
  ['the dates are our suggestion', { isSuggested: true }],
  ['there are no dates', { period: null }],
  ['the search failed', { result: null }],
])('none is told where %s', (_why, changed) => {
  expect(refusedSearchOf(listing(changed))).toBeNull();
});
