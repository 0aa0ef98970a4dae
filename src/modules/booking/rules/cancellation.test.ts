import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { satang } from '#kernel/money.ts';
import { refundAmount, refundLimits, refundPercent } from './cancellation.ts';

const pickUp = toInstant('2026-12-05T10:00');

test.each([
  ['49 hours before', '2026-12-03T09:00', 48, 100],
  ['a minute more than 48 hours before', '2026-12-03T09:59', 48, 100],
  ['48 hours before', '2026-12-03T10:00', 48, 50],
  ['24 hours before', '2026-12-04T10:00', 48, 50],
  ['a minute less than 24 hours before', '2026-12-04T10:01', 48, 0],
  ['after the pick-up', '2026-12-06T10:00', 48, 0],
  ['13 hours before, where 24 hours are the limit', '2026-12-04T21:00', 24, 50],
  ['4 days before, where a week is the limit', '2026-12-01T10:00', 168, 50],
])('cancelled %s', (_when, now, hours, percent) => {
  expect(refundPercent(toInstant(now), pickUp, hours)).toBe(percent);
});

test('the processing fee comes back with a full refund only', () => {
  const paid = { amount: satang(10_200), fee: satang(200) };
  expect(refundAmount(paid, 100)).toBe(10_200);
  expect(refundAmount(paid, 50)).toBe(5_000);
  expect(refundAmount(paid, 0)).toBe(0);
});

test('the texts name the moments at which the refund changes', () => {
  const { fullRefundUntil, halfRefundUntil } = refundLimits(pickUp, 48);
  expect(fullRefundUntil.equals(toInstant('2026-12-03T10:00'))).toBe(true);
  expect(halfRefundUntil.equals(toInstant('2026-12-04T10:00'))).toBe(true);
});
