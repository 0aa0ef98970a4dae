import { expect, test } from 'vitest';
import { endedLast, pricingPath, readPricingSearch } from './pricing-address.ts';

const read = (query: string) => readPricingSearch(new URLSearchParams(query), '2026-11-20');
const plain = { tab: 'seasons', year: 2026, category: '', from: '', until: '' };

test.each([
  ['', plain],
  ['tab=promos', { ...plain, tab: 'promos' }],
  ['tab=nonsense&year=12&from=soon', plain],
  ['year=2028&category=x', { ...plain, year: 2028, category: 'x' }],
  [
    'tab=calculator&from=2027-01-01&until=2027-01-03',
    { ...plain, tab: 'calculator', from: '2027-01-01', until: '2027-01-03' },
  ],
])('?%s is read', (query, search) => expect(read(query)).toEqual(search));

test('an address says what is not the usual, and is read as it was written', () => {
  expect(pricingPath({})).toBe('/admin/pricing');
  expect(pricingPath({ tab: 'promos' })).toBe('/admin/pricing?tab=promos');
  const path = pricingPath({ year: 2028, category: 'abc' });
  expect(path).toBe('/admin/pricing?year=2028&category=abc');
  expect(read(path.split('?')[1] ?? '')).toEqual({ ...plain, year: 2028, category: 'abc' });
});

test('what is over stands below what applies, each as it came', () => {
  const rows = (['expired', 'active', 'used-up', 'scheduled', 'inactive', 'active'] as const).map((status, id) => ({
    id,
    status,
  }));
  expect(endedLast(rows).map(({ id }) => id)).toEqual([1, 3, 5, 0, 2, 4]);
});
