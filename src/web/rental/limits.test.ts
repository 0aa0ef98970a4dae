import { expect, test } from 'vitest';
import { limitProblem, rentalIn } from './limits.ts';
import { readSearch } from './search.ts';

const limits = { minBookingHours: 4, maxBookingDays: 30, advanceBookingDays: 90, allowSameDayBooking: false };
const day = '2026-12-01';

test.each([
  ['2026-12-05T10:00', '2026-12-10T10:00', null],
  ['2026-12-01T18:00', '2026-12-03T10:00', { field: 'pickupDate', sentence: 'notToday', count: 0 }],
  ['2027-03-01T10:00', '2027-03-02T10:00', null],
  ['2027-03-02T10:00', '2027-03-03T10:00', { field: 'pickupDate', sentence: 'tooFar', count: 90 }],
  ['2026-12-05T10:00', '2026-12-05T14:00', null],
  ['2026-12-05T10:00', '2026-12-05T13:30', { field: 'returnDate', sentence: 'tooShort', count: 4 }],
  ['2026-12-05T10:00', '2027-01-04T10:00', null],
  ['2026-12-05T10:00', '2027-01-04T10:30', { field: 'returnDate', sentence: 'tooLong', count: 30 }],
])('from %s until %s breaks %j', (startDate, endDate, problem) =>
  expect(limitProblem({ startDate, endDate }, limits, day)).toEqual(problem),
);

test('a pick-up today is no problem where it is allowed', () =>
  expect(
    limitProblem(
      { startDate: '2026-12-01T18:00', endDate: '2026-12-03T10:00' },
      { ...limits, allowSameDayBooking: true },
      day,
    ),
  ).toBeNull());

test('dates beyond a limit are no period to ask about', () => {
  const now = Date.parse('2026-12-01T05:00:00Z');
  const periodOf = (query: string) => rentalIn(readSearch(new URLSearchParams(query)), limits, now);
  expect(periodOf('pickupDate=2026-12-05&returnDate=2026-12-10').period).toEqual({
    startDate: '2026-12-05T09:00',
    endDate: '2026-12-10T09:00',
  });
  expect(periodOf('pickupDate=2026-12-05&returnDate=2027-02-10')).toMatchObject({
    period: null,
    problems: [],
    limit: { sentence: 'tooLong' },
  });
  expect(periodOf('pickupDate=2026-12-10&returnDate=2026-12-05')).toMatchObject({
    period: null,
    problems: [{ sentence: 'returnBeforePickup' }],
    limit: null,
  });
});
