import { expect, test } from 'vitest';
import { dayByKey, monthOf, weeksOf, windowOn } from './month-days.ts';

test('a month is laid out in weeks that begin on Monday', () => {
  const weeks = weeksOf('2026-12-05');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']);
  expect(weeks[4]?.slice(0, 5)).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null]);
});

test('a month that begins on a Sunday needs six weeks', () => {
  expect(weeksOf('2026-11-20')).toHaveLength(6);
  expect(weeksOf('2026-11-20')[0]?.at(-1)).toBe('2026-11-01');
});

test('the leap day is there', () => expect(weeksOf('2028-02-01').flat()).toContain('2028-02-29'));

test('months pass over the end of the year', () => {
  expect(monthOf('2026-12-31', 1)).toBe('2027-01-01');
  expect(monthOf('2026-01-31', -1)).toBe('2025-12-01');
});

test.each([
  ['ArrowLeft', '2026-12-01', '2026-11-30'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-12-05', '2026-11-28'],
  ['ArrowDown', '2026-12-05', '2026-12-12'],
  ['Home', '2026-12-05', '2026-11-30'],
  ['End', '2026-12-05', '2026-12-06'],
  ['PageUp', '2026-12-31', '2026-11-30'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['Enter', '2026-12-05', null],
])('%s on %s leads to %s', (key, from, to) => expect(dayByKey(from, key)).toBe(to));

test.each([
  ['2026-12-05', 2, '2026-12-01'],
  ['2027-01-31', 2, '2026-12-01'],
  ['2027-02-01', 2, '2027-01-01'],
  ['2026-11-30', 2, '2026-11-01'],
  ['2027-01-01', 1, '2027-01-01'],
])('a window that begins in December moves to show %s in %d months: it begins %s', (date, months, first) =>
  expect(windowOn(date, '2026-12-01', months)).toBe(first),
);
