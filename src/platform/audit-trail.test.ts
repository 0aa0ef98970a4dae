import { expect, test } from 'vitest';
import { changesBetween } from './audit-trail.ts';

test('only what differs is a change, deep down and in any order of fields', () => {
  expect(
    changesBetween(
      { name: 'Seat', price: 200, terms: { en: 'a' }, tags: [1] },
      { tags: [1], name: 'Seat', price: 250, terms: { en: 'b' } },
    ),
  ).toEqual([
    { field: 'price', before: 200, after: 250 },
    { field: 'terms', before: { en: 'a' }, after: { en: 'b' } },
  ]);
});

test('a new record has no before, a removed one no after, and absence is no change', () => {
  expect(changesBetween(null, { name: 'Seat', note: null })).toEqual([{ field: 'name', before: null, after: 'Seat' }]);
  expect(changesBetween({ name: 'Seat', note: undefined }, null)).toEqual([
    { field: 'name', before: 'Seat', after: null },
  ]);
});

test('instants, dates and large numbers are kept as text', () => {
  const at = Temporal.Instant.from('2026-12-01T03:00:00Z');
  expect(
    changesBetween(
      { at: null, day: null, satang: null },
      { at, day: Temporal.PlainDate.from('2026-12-01'), satang: 5n },
    ),
  ).toEqual([
    { field: 'at', before: null, after: '2026-12-01T03:00:00Z' },
    { field: 'day', before: null, after: '2026-12-01' },
    { field: 'satang', before: null, after: '5' },
  ]);
});
