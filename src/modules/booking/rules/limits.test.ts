import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { messagesOf } from '#test/messages-of.ts';
import { limitProblems, periodProblems } from './limits.ts';

const now = toInstant('2026-11-20T14:00');
const limits = { minBookingHours: 4, maxBookingDays: 30, advanceBookingDays: 90, allowSameDayBooking: true };
const fields = { pickUp: 'pickupDate', dropOff: 'returnDate' };
const period = (from: string, until: string) => ({ from: toInstant(from), until: toInstant(until) });

test.each([
  ['a rental next week is fine', '2026-11-27T10:00', '2026-11-30T10:00', {}],
  ['four hours are enough', '2026-11-27T10:00', '2026-11-27T14:00', {}],
  ['30 days are not too long', '2026-11-27T10:00', '2026-12-27T10:00', {}],
  ['90 days ahead is not too far', '2027-02-18T23:30', '2027-02-20T10:00', {}],
  ['this morning is past', '2026-11-20T10:00', '2026-11-21T10:00', { pickupDate: 'Pickup date cannot be in the past' }],
  [
    'a pick-up at 00:30 Bangkok time of day 91 is too far, though it is day 90 in UTC',
    '2027-02-19T00:30',
    '2027-02-20T10:00',
    { pickupDate: 'Pick-up can be booked at most 90 days ahead' },
  ],
  [
    'half an hour less is too short',
    '2026-11-27T10:00',
    '2026-11-27T13:30',
    { returnDate: 'The shortest rental is 4 hours' },
  ],
  [
    'half an hour over 30 days is too long',
    '2026-11-27T10:00',
    '2026-12-27T10:30',
    { returnDate: 'The longest rental online is 30 days: see the long-term page for more' },
  ],
  [
    'a pick-up between the half hours is not sold',
    '2026-11-27T10:07',
    '2026-11-30T10:30',
    { pickupDate: 'Choose a time on the half hour' },
  ],
  [
    'nor is a return a second late, and each is told at its field',
    '2026-11-27T10:00:00.500',
    '2026-11-30T10:00:01',
    { pickupDate: 'Choose a time on the half hour', returnDate: 'Choose a time on the half hour' },
  ],
  [
    'a time with an offset counts by the clocks of Bangkok',
    '2026-11-27T10:15+05:45',
    '2026-11-30T10:00+05:45',
    { returnDate: 'Choose a time on the half hour' },
  ],
])('%s', (_sentence, from, until, expected) => {
  expect(messagesOf(limitProblems(now, period(from, until), limits, fields))).toEqual(expected);
});

test('today is refused only where the business says so', () => {
  const tonight = period('2026-11-20T20:00', '2026-11-21T20:00');
  expect(messagesOf(limitProblems(now, tonight, limits, fields))).toEqual({});
  expect(messagesOf(limitProblems(now, tonight, { ...limits, allowSameDayBooking: false }, fields))).toEqual({
    pickupDate: 'Today cannot be the pick-up day',
  });
});

test('a return must be after its pick-up', () => {
  const sentence = { returnDate: 'Return date must be after pickup date' };
  expect(messagesOf(periodProblems(period('2026-11-27T10:00', '2026-11-27T10:00'), fields))).toEqual(sentence);
  expect(messagesOf(periodProblems(period('2026-11-27T10:00', '2026-11-27T10:30'), fields))).toEqual({});
});
