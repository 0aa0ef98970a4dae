import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { satang, zeroSatang } from '#kernel/money.ts';
import { pendingRefundOf, policyPickUpAfter, refundAmount, refundDeadlines, refundPercent } from './cancellation.ts';

const pickUp = toInstant('2026-12-05T10:00');

test.each([
  ['49 hours before', '2026-12-03T09:00', 48, 100],
  ['a minute more than 48 hours before', '2026-12-03T09:59', 48, 100],
  ['48 hours before', '2026-12-03T10:00', 48, 50],
  ['24 hours before', '2026-12-04T10:00', 48, 50],
  ['a second less than 24 hours before', '2026-12-04T10:00:01', 48, 0],
  ['a minute less than 24 hours before', '2026-12-04T10:01', 48, 0],
  ['after the pick-up', '2026-12-06T10:00', 48, 0],
  ['13 hours before, where 24 hours are the limit', '2026-12-04T21:00', 24, 50],
  ['4 days before, where a week is the limit', '2026-12-01T10:00', 168, 50],
])('cancelled %s', (_when, now, hours, percent) => {
  expect(refundPercent(toInstant(now), pickUp, hours)).toBe(percent);
});

test('the processing fee comes back with a full refund only', () => {
  const paid = { balance: satang(10_000), retained: zeroSatang, fees: satang(200) };
  expect(refundAmount(paid, 100)).toBe(10_200);
  expect(refundAmount(paid, 50)).toBe(5_000);
  expect(refundAmount(paid, 0)).toBe(0);
});

test('the texts name the moments at which the refund changes', () => {
  const { fullRefundUntil, halfRefundUntil } = refundDeadlines(pickUp, 48);
  expect(fullRefundUntil.equals(toInstant('2026-12-03T10:00'))).toBe(true);
  expect(halfRefundUntil.equals(toInstant('2026-12-04T10:00'))).toBe(true);
});

test('fees are on their way back where all of the money is', () => {
  const paid = { paid: satang(500), refunded: satang(0), fees: satang(10) };
  expect(pendingRefundOf({ ...paid, promised: satang(500) })).toBe(510);
  expect(pendingRefundOf({ ...paid, promised: satang(250) })).toBe(250);
  expect(pendingRefundOf({ ...paid, promised: satang(0) })).toBe(0);
});

const paidBooking = { pickUpAt: pickUp, policyPickUpAt: null, paid: satang(500) };

test.each([
  ['the full refund is not over: the new pick-up counts', paidBooking, '2026-12-20T10:00', 100, null],
  ['the full refund is over: the pick-up of before counts', paidBooking, '2026-12-20T10:00', 50, pickUp],
  ['moved to an earlier time: the new pick-up counts', paidBooking, '2026-12-04T10:00', 0, null],
  [
    'moved once more: the first pick-up still counts',
    { ...paidBooking, pickUpAt: toInstant('2026-12-20T10:00'), policyPickUpAt: pickUp },
    '2027-01-10T10:00',
    0,
    pickUp,
  ],
  ['nothing was paid yet: the new pick-up counts', { ...paidBooking, paid: satang(0) }, '2026-12-20T10:00', 0, null],
] as const)('of a booking that is moved, %s', (_sentence, before, movedTo, percent, counts) => {
  const at = policyPickUpAfter(before, toInstant(movedTo), percent);
  expect(at?.toString()).toBe(counts?.toString());
});
