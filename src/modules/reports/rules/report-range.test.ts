import { expect, test } from 'vitest';
import { partsOf, yearBefore } from './report-parts.ts';
import { periodOf, reportRange } from './report-range.ts';

const today = '2026-11-20';

test.each([
  ['nothing asked: 30 days up to today', {}, '2026-10-22', '2026-11-20', '2026-09-22'],
  ['a first day: up to today', { startDate: '2026-11-01' }, '2026-11-01', '2026-11-20', '2026-10-12'],
  ['a first day ahead: that day', { startDate: '2026-12-24' }, '2026-12-24', '2026-12-24', '2026-12-23'],
  ['a last day: 30 days up to it', { endDate: '2026-03-31' }, '2026-03-02', '2026-03-31', '2026-01-31'],
  ['a year', { startDate: '2026-01-01', endDate: '2026-12-31' }, '2026-01-01', '2026-12-31', '2025-01-01'],
])('%s', (_name, query, first, last, before) => {
  const range = reportRange(query, today);
  expect([range.first, range.last, range.before.first]).toEqual([first, last, before]);
});

test('a range is from midnight to midnight of Bangkok', () => {
  const { from, until } = periodOf({ first: '2026-12-31', last: '2026-12-31' });
  expect([`${from}`, `${until}`]).toEqual(['2026-12-30T17:00:00Z', '2026-12-31T17:00:00Z']);
});

test.each([
  ['daily', '2026-12-31', '2027-01-02', ['2026-12-31', '2027-01-01', '2027-01-02']],
  ['weekly', '2026-12-30', '2027-01-12', ['2026-12-30', '2027-01-04', '2027-01-11']],
  ['monthly', '2026-01-31', '2026-03-01', ['2026-01-31', '2026-02-01', '2026-03-01']],
  ['yearly', '2025-06-30', '2027-01-01', ['2025-06-30', '2026-01-01', '2027-01-01']],
] as const)('%s parts begin with the range, and then where the calendar says', (kind, first, last, begins) => {
  const parts = partsOf({ first, last }, kind);
  expect(parts.map((part) => part.first)).toEqual(begins);
  expect(parts.at(-1)?.last).toBe(last);
});

test.each([
  ['2026-11-01', '2026-11-20', '2025-11-01', '2025-11-20'],
  ['2028-02-01', '2028-02-29', '2027-02-01', '2027-02-28'],
  ['2028-02-28', '2028-02-28', '2027-02-28', '2027-02-28'],
  // 2027 has no such day, so the range is empty.
  ['2028-02-29', '2028-02-29', '2027-03-01', '2027-02-28'],
  // The leap day of the year before counts with the 28th.
  ['2029-02-28', '2029-02-28', '2028-02-28', '2028-02-29'],
])('a year before %s to %s are %s to %s', (first, last, firstBefore, lastBefore) =>
  expect(yearBefore({ first, last })).toEqual({ first: firstBefore, last: lastBefore }),
);
