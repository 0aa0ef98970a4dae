import { expect, test } from 'vitest';
import { toBangkokText, toInstant } from '#kernel/bangkok-time.ts';
import type { Period } from '#kernel/period.ts';
import { figurePeriods } from './figure-periods.ts';

const periodText = ({ from, until }: Period) =>
  [from, until].map((moment) => toBangkokText(moment).slice(0, 16)).join(' ');

test.each([
  ['2026-11-20T23:30', '2026-11-01T00:00 2026-11-21T00:00', '2026-10-01T00:00 2026-10-21T00:00'],
  ['2026-11-21T00:30', '2026-11-01T00:00 2026-11-22T00:00', '2026-10-01T00:00 2026-10-22T00:00'],
  ['2026-11-30T23:30', '2026-11-01T00:00 2026-12-01T00:00', '2026-10-01T00:00 2026-10-31T00:00'],
  ['2026-12-01T00:30', '2026-12-01T00:00 2026-12-02T00:00', '2026-11-01T00:00 2026-11-02T00:00'],
  ['2027-01-01T00:30', '2027-01-01T00:00 2027-01-02T00:00', '2026-12-01T00:00 2026-12-02T00:00'],
  ['2027-03-31T12:00', '2027-03-01T00:00 2027-04-01T00:00', '2027-02-01T00:00 2027-03-01T00:00'],
])('at %s this month is compared with the same days of the last', (now, month, before) => {
  const periods = figurePeriods(toInstant(now));
  expect([periodText(periods.month), periodText(periods.monthBefore)]).toEqual([month, before]);
});

test('the week is today and six days before, the next month is whole, and the year ends with this month', () => {
  const periods = figurePeriods(toInstant('2026-11-20T23:30'));
  expect(periodText(periods.week)).toBe('2026-11-14T00:00 2026-11-21T00:00');
  expect(periodText(periods.restOfMonth)).toBe('2026-11-20T23:30 2026-12-01T00:00');
  expect(periodText(periods.nextMonth)).toBe('2026-12-01T00:00 2027-01-01T00:00');
  expect(periodText(periods.year)).toBe('2025-12-01T00:00 2026-12-01T00:00');
  expect([periods.months.length, periods.months[0], periods.months.at(-1)]).toEqual([12, '2025-12', '2026-11']);
});
