import { expect, test } from 'vitest';
import { type DayRefusal, dayRefusal, isTakenBetween, takenDays } from './calendar-days.ts';

const taken = takenDays({ fullDays: ['2026-12-08', '2026-12-09', '2026-12-15'], maintenanceDays: ['2026-12-15'] });
const facts = {
  days: { first: '2026-12-02', last: '2026-12-31' },
  taken,
  first: null,
  limits: { minBookingHours: 4, maxBookingDays: 30, advanceBookingDays: 30, allowSameDayBooking: false },
  pickupTime: '09:00',
  returnTime: '09:00',
  today: '2026-12-01',
};

test.each<[string, DayRefusal | undefined]>([
  ['2026-11-30', 'past'],
  ['2026-12-01', 'notToday'],
  ['2026-12-02', undefined],
  ['2026-12-08', 'booked'],
  ['2026-12-15', 'maintenance'],
  ['2026-12-31', undefined],
  ['2027-01-01', 'tooFar'],
])('as a pick-up, %s is %s', (date, refusal) => expect(dayRefusal(date, facts)).toBe(refusal));

test.each<[string, DayRefusal | undefined]>([
  ['2026-12-19', undefined],
  ['2026-12-15', 'maintenance'],
  ['2026-12-20', 'tooShort'],
  ['2026-12-21', undefined],
  ['2027-01-19', undefined],
  ['2027-01-20', 'tooLong'],
])('after a pick-up on 20 December, %s is %s', (date, refusal) =>
  expect(dayRefusal(date, { ...facts, first: '2026-12-20' })).toBe(refusal),
);

test('a return on the same day will do when it is late enough', () =>
  expect(dayRefusal('2026-12-20', { ...facts, first: '2026-12-20', returnTime: '13:00' })).toBeUndefined());

test.each([
  ['2026-12-02', '2026-12-07', false],
  ['2026-12-02', '2026-12-10', true],
  ['2026-12-10', '2026-12-14', false],
])('between %s and %s the vehicle is taken: %s', (first, last, is) =>
  expect(isTakenBetween(first, last, taken)).toBe(is),
);
