import { expect, test } from 'vitest';
import { shownDays } from './calendar-window.ts';

test.each([
  ['nothing asked: thirty days from today', {}, { from: '2026-11-20', days: 30 }],
  ['a number of days: from today', { days: 7 }, { from: '2026-11-20', days: 7 }],
  ['a first day', { from: '2027-01-05', days: 60 }, { from: '2027-01-05', days: 60 }],
  ['a month of a year', { month: 2, year: 2028 }, { from: '2028-02-01', days: 29 }],
  ['a month with 31 days at the end of a year', { month: 12, year: 2027 }, { from: '2027-12-01', days: 31 }],
  ['a month alone is of this year', { month: 4 }, { from: '2026-04-01', days: 30 }],
  ['a first day wins over a month', { from: '2026-12-01', month: 4 }, { from: '2026-12-01', days: 30 }],
])('%s', (_sentence, query, window) => {
  expect(shownDays(query, '2026-11-20')).toEqual(window);
});
