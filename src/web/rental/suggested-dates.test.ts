import { expect, test } from 'vitest';
import { brokenLimit } from '#kernel/booking-limits.ts';
import { daysBetween } from '#kernel/calendar-date.ts';
import { readSearch } from './search.ts';
import { suggestedDates, withDates } from './suggested-dates.ts';

const limits = { minBookingHours: 4, maxBookingDays: 30, advanceBookingDays: 90, allowSameDayBooking: false };
const day = '2026-12-20';

test.each([
  ['a fortnight ahead for five days', {}, '2027-01-03', '2027-01-08'],
  ['the last day that can be booked', { advanceBookingDays: 7 }, '2026-12-27', '2027-01-01'],
  ['at least the shortest rental', { minBookingHours: 150 }, '2027-01-03', '2027-01-10'],
  ['at most the longest', { maxBookingDays: 3 }, '2027-01-03', '2027-01-06'],
  [
    'today where nothing else is open',
    { advanceBookingDays: 0, allowSameDayBooking: true },
    '2026-12-20',
    '2026-12-25',
  ],
])('suggests %s', (_, other, pickupDate, returnDate) => {
  const given = { ...limits, ...other };
  const dates = suggestedDates(given, day);
  expect(dates).toEqual({ pickupDate, returnDate });
  const hours = daysBetween(pickupDate, returnDate) * 24;
  expect(brokenLimit({ today: day, pickUpDate: pickupDate, hours }, given)).toBeNull();
});

test('dates that were asked for stay', () => {
  const now = Date.parse('2026-12-20T05:00:00Z');
  const search = (query: string) => readSearch(new URLSearchParams(query));
  expect(withDates(search('seats=7'), limits, now)).toMatchObject({
    isSuggested: true,
    search: {
      filters: { seats: 7 },
      fields: { pickupDate: '2027-01-03', returnDate: '2027-01-08', pickupTime: '09:00' },
    },
  });
  for (const query of ['pickupDate=2026-12-24&returnDate=2026-12-26', 'pickupDate=2026-02-31', 'returnDate=2026-12-26'])
    expect(withDates(search(query), limits, now)).toEqual({ search: search(query), isSuggested: false });
  expect(withDates(search(''), null, now)).toMatchObject({ isSuggested: true });
});
