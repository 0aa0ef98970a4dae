import { minus, portion, type Satang } from '#kernel/money.ts';
import { hoursBetween } from '#kernel/period.ts';

/**
 * One policy for texts, screens and refunds: all of it back more than `fullRefundHours` before pick-up, half of it
 * from then until half of those hours, nothing after.
 */
export const refundPercent = (
  now: Temporal.Instant,
  pickUpAt: Temporal.Instant,
  fullRefundHours: number,
): 0 | 50 | 100 => {
  const hours = hoursBetween(now, pickUpAt);
  if (hours > fullRefundHours) return 100;
  return hours >= fullRefundHours / 2 ? 50 : 0;
};

/** The last moments of a full and of a half refund. */
export const refundLimits = (pickUpAt: Temporal.Instant, fullRefundHours: number) => ({
  fullRefundUntil: pickUpAt.subtract({ minutes: fullRefundHours * 60 }),
  halfRefundUntil: pickUpAt.subtract({ minutes: fullRefundHours * 30 }),
});

/** What goes back of what was paid. The processing fee goes back with a full refund only. */
export const refundAmount = (paid: { amount: Satang; fee: Satang }, percent: 0 | 50 | 100): Satang =>
  percent === 100 ? paid.amount : portion(minus(paid.amount, paid.fee), percent, 100);

/** The pick-up from which the refund limits of a booking count: its own, unless it was moved when they had begun to run. */
export const policyPickUp = ({
  policyPickUpAt,
  pickUpAt,
}: {
  policyPickUpAt: Temporal.Instant | null;
  pickUpAt: Temporal.Instant;
}): Temporal.Instant => policyPickUpAt ?? pickUpAt;
