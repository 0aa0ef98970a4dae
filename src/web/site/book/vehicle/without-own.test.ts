import { expect, test } from 'vitest';
import { withoutOwn } from './without-own.ts';

const taken = new Map([
  ['2026-12-04', 'booked'],
  ['2026-12-05', 'booked'],
  ['2026-12-08', 'booked'],
  ['2026-12-09', 'maintenance'],
]);

test('the days of one’s own rental, first and last with it, are not taken', () => {
  const own = { pickupDate: '2026-12-05', returnDate: '2026-12-08' };
  expect([...withoutOwn(taken, own).keys()]).toEqual(['2026-12-04', '2026-12-09']);
});

test('without a rental of one’s own all of them are', () => {
  expect(withoutOwn(taken, null)).toBe(taken);
});
