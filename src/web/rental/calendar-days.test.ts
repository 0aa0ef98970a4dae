import { expect, test } from 'vitest';
import { type CalendarFacts, chooseDay, type DayRefusal, dayRefusal, takenDays } from './calendar-days.ts';

const facts: CalendarFacts = {
  pickupDate: '',
  returnDate: '',
  end: 'pickUp',
  taken: takenDays({ fullDays: ['2026-12-08', '2026-12-09', '2026-12-15'], maintenanceDays: ['2026-12-15'] }),
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
])('as a pick-up, %s is %s', (date, refusal) => {
  expect(dayRefusal(date, facts)).toBe(refusal);
  expect(dayRefusal(date, { ...facts, end: 'return' }), 'a return before any pick-up').toBe(refusal);
});

test.each<[string, DayRefusal | undefined]>([
  ['2026-11-30', 'past'],
  ['2026-12-01', 'beforePickUp'],
  ['2026-12-11', 'beforePickUp'],
  ['2026-12-12', 'tooShort'],
  ['2026-12-13', undefined],
  ['2026-12-15', 'maintenance'],
  ['2026-12-16', 'takenBetween'],
])('as the return of a pick-up on 12 December, %s is %s', (date, refusal) =>
  expect(dayRefusal(date, { ...facts, pickupDate: '2026-12-12', end: 'return' })).toBe(refusal),
);

test.each<[string, DayRefusal | undefined]>([
  ['2027-01-19', undefined],
  ['2027-01-20', 'tooLong'],
])('a return may be later than any pick-up, but not too long after it: %s is %s', (date, refusal) =>
  expect(dayRefusal(date, { ...facts, pickupDate: '2026-12-20', end: 'return' })).toBe(refusal),
);

test('a return on the same day will do when it is late enough', () => {
  const sameDay = { ...facts, pickupDate: '2026-12-20', end: 'return', returnTime: '13:00' } as const;
  expect(dayRefusal('2026-12-20', sameDay)).toBeUndefined();
});

const chosen = { ...facts, pickupDate: '2026-12-20', returnDate: '2026-12-24' };

test('the return changes the return alone', () =>
  expect(chooseDay('2026-12-26', { ...chosen, end: 'return' })).toEqual({
    pickupDate: '2026-12-20',
    returnDate: '2026-12-26',
    end: 'pickUp',
  }));

test.each([
  ['2026-12-18', '2026-12-24'],
  ['2026-12-22', '2026-12-24'],
  ['2026-12-24', ''],
  ['2026-12-28', ''],
  ['2026-12-12', ''],
])('a pick-up corrected to %s leaves the return %s', (date, returnDate) =>
  expect(chooseDay(date, chosen)).toEqual({ pickupDate: date, returnDate, end: 'return' }),
);
