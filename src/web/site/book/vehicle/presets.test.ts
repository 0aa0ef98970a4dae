import { expect, test } from 'vitest';
import { takenDays } from '../../vehicle/calendar/calendar-days.ts';
import { presetDates } from './presets.ts';

const known = {
  days: { first: '2026-12-02', last: '2027-01-31' },
  taken: takenDays({ fullDays: ['2026-12-20'], maintenanceDays: [] }),
  limits: { minBookingHours: 4, maxBookingDays: 30, advanceBookingDays: 60, allowSameDayBooking: false },
  pickupTime: '10:00',
  returnTime: '10:00',
  today: '2026-12-01',
};

test('from a Wednesday: the weekend that comes, and a week; not the month in which the vehicle is taken', () =>
  expect(presetDates('2026-12-02', known)).toEqual({
    weekend: { first: '2026-12-04', last: '2026-12-06' },
    week: { first: '2026-12-02', last: '2026-12-09' },
    month: null,
  }));

test('on a Friday the weekend begins at once; a month is 30 days', () =>
  expect(presetDates('2026-12-25', known)).toMatchObject({
    weekend: { first: '2026-12-25', last: '2026-12-27' },
    month: { first: '2026-12-25', last: '2027-01-24' },
  }));

test('nothing that is longer than may be booked online, or begins too far ahead', () => {
  const short = { ...known, limits: { ...known.limits, maxBookingDays: 6 } };
  expect(presetDates('2026-12-25', short)).toMatchObject({ week: null, month: null });
  expect(presetDates('2027-02-01', known)).toEqual({ weekend: null, week: null, month: null });
});
