import { expect, test } from 'vitest';
import { unitsBeyond } from './units-beyond.ts';

const day = (date: number) => Temporal.Instant.from(`2026-12-${String(date).padStart(2, '0')}T03:00:00Z`);
const days = (from: number, until: number) => ({ from: day(from), until: day(until) });
const seats = (quantity: number) => [{ addonId: 'seat', quantity }];
type Part = [quantity: number, from: number, until: number];

test.each<[string, [number, number], number, [number, number], number, Part[]]>([
  ['the same', [5, 8], 2, [5, 8], 2, []],
  ['one more', [5, 8], 2, [5, 8], 3, [[1, 5, 8]]],
  ['one less', [5, 8], 2, [5, 8], 1, []],
  ['longer', [5, 8], 2, [5, 10], 2, [[2, 8, 10]]],
  [
    'earlier and longer',
    [5, 8],
    2,
    [3, 10],
    2,
    [
      [2, 3, 5],
      [2, 8, 10],
    ],
  ],
  ['other days', [5, 8], 2, [10, 12], 2, [[2, 10, 12]]],
  [
    'moved over itself with one more',
    [5, 8],
    1,
    [6, 9],
    2,
    [
      [2, 8, 9],
      [1, 6, 8],
    ],
  ],
  ['inside itself with one more', [5, 9], 1, [6, 8], 2, [[1, 6, 8]]],
  ['where there was none', [5, 8], 0, [5, 8], 1, [[1, 5, 8]]],
])('%s', (_what, before, had, after, wanted, parts) => {
  const addons = had === 0 ? [] : seats(had);
  const found = unitsBeyond({ period: days(...before), addons }, { period: days(...after), addons: seats(wanted) });
  expect(found).toEqual(parts.map(([quantity, ...period]) => ({ addonId: 'seat', quantity, during: days(...period) })));
});
