import { expect, test } from 'vitest';
import { moneyOfDaysPath } from '../paying/money-of-days-path.ts';
import { periodFor, presetRanges, readReportsSearch, reportsPath } from './reports-address.ts';

const today = '2026-11-20';
const read = (query: string) => readReportsSearch(new URLSearchParams(query), today);

test('without an address it is the overview of the last 30 days up to today, by day', () => {
  expect(read('')).toEqual({
    ...{ tab: 'overview', type: 'daily', sort: '-revenue', startDate: '2026-10-22', endDate: '2026-11-20' },
  });
});

test('what an address says comes back from it, and what means nothing is the usual', () => {
  const search = {
    tab: 'vehicles',
    type: 'weekly',
    sort: 'bookings',
    startDate: '2026-01-05',
    endDate: '2026-02-01',
  } as const;
  expect(readReportsSearch(new URL(reportsPath(search), 'http://x').searchParams, today)).toEqual(search);
  expect(read('tab=money&type=hourly&startDate=2026-02-30&endDate=x')).toEqual(read(''));
});

test('the money of a day, and of several, is the revenue of these days', () => {
  const money = (...days: [string, string?]) =>
    readReportsSearch(new URL(moneyOfDaysPath(...days), 'http://x').searchParams, today);
  const search = { tab: 'revenue', type: 'daily', sort: '-revenue' };
  expect(money(today)).toEqual({ ...search, startDate: today, endDate: today });
  expect(money('2026-11-01', today)).toEqual({ ...search, startDate: '2026-11-01', endDate: today });
});

test.each([
  ['today', '2026-11-20', '2026-11-20'],
  ['last7', '2026-11-14', '2026-11-20'],
  ['last90', '2026-08-23', '2026-11-20'],
  ['thisMonth', '2026-11-01', '2026-11-20'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['thisYear', '2026-01-01', '2026-11-20'],
  ['lastYear', '2025-01-01', '2025-12-31'],
] as const)('%s is %s to %s', (preset, startDate, endDate) =>
  expect(presetRanges(today)[preset]).toEqual({ startDate, endDate }),
);

test.each([
  ['2026-11-20', 'daily'],
  ['2026-12-20', 'daily'],
  ['2026-12-21', 'weekly'],
  ['2027-05-20', 'weekly'],
  ['2027-05-21', 'monthly'],
  ['2029-11-19', 'monthly'],
  ['2029-11-21', 'yearly'],
] as const)('2026-11-20 to %s is read %s', (endDate, period) =>
  expect(periodFor({ startDate: '2026-11-20', endDate })).toBe(period),
);

test('the month before January is December of the year before', () => {
  expect(presetRanges('2027-01-03').lastMonth).toEqual({ startDate: '2026-12-01', endDate: '2026-12-31' });
});
