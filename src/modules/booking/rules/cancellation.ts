import { type Ledger, netPaid } from '#kernel/balance.ts';
import { maxSatang, minus, plus, portion, type Satang, zeroSatang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import { type RefundStage, refundStageAt } from '#kernel/refund-stage.ts';

/**
 * One policy for texts, screens and refunds: all of it back more than `fullRefundHours` before pick-up, half of it
 * from then until half of those hours, nothing after.
 */
export const refundPercent = (
  now: Temporal.Instant,
  pickUpAt: Temporal.Instant,
  fullRefundHours: number,
): 0 | 50 | 100 => percents[refundStageOf(now, refundDeadlines(pickUpAt, fullRefundHours))];

const percents = { full: 100, half: 50, none: 0 } as const;

export type RefundDeadlines = Readonly<{ fullRefundUntil: Temporal.Instant; halfRefundUntil: Temporal.Instant }>;

/** The full and half refund deadlines. */
export const refundDeadlines = (pickUpAt: Temporal.Instant, fullRefundHours: number): RefundDeadlines => ({
  fullRefundUntil: pickUpAt.subtract({ minutes: fullRefundHours * 60 }),
  halfRefundUntil: pickUpAt.subtract({ minutes: fullRefundHours * 30 }),
});

/** The refund stage at `now`, by the deadlines. */
export const refundStageOf = (
  now: Temporal.Instant,
  { fullRefundUntil, halfRefundUntil }: RefundDeadlines,
): RefundStage =>
  refundStageAt(now.epochMilliseconds, {
    fullUntilMs: fullRefundUntil.epochMilliseconds,
    halfUntilMs: halfRefundUntil.epochMilliseconds,
  });

/** The promised refund that is pending, in satang; includes the fees if nothing paid remains. */
export const pendingRefundOf = ({ fees, ...money }: Ledger & { fees: Satang }): Satang =>
  money.promised > zeroSatang && netPaid(money) <= zeroSatang ? plus(money.promised, fees) : money.promised;

type Refundable = Readonly<{
  balance: Satang;
  /** Of it, what earlier changes made cheaper and the policy let us keep. */
  retained: Satang;
  fees: Satang;
}>;

/**
 * What goes back of what was paid. The processing fees go back with a full refund only. What a change kept was divided
 * then: shortening a booking and cancelling it gives no more than cancelling it.
 */
export const refundAmount = ({ balance, retained, fees }: Refundable, percent: 0 | 50 | 100): Satang => {
  if (balance <= zeroSatang) return zeroSatang;
  return percent === 100 ? plus(balance, fees) : portion(maxSatang(minus(balance, retained), zeroSatang), percent, 100);
};

type PickUps = Readonly<{ policyPickUpAt: Temporal.Instant | null; pickUpAt: Temporal.Instant }>;

/** The pick-up from which the limits of a booking count: its own, unless it was moved when they had begun to run. */
export const policyPickUp = ({ policyPickUpAt, pickUpAt }: PickUps): Temporal.Instant => policyPickUpAt ?? pickUpAt;

/**
 * From which pick-up the limits count after a pick-up was moved; null for its own. Whoever moves it when the full refund
 * is over keeps the earlier of both, or moving and cancelling would bring all of the money back.
 */
export const policyPickUpAfter = (
  before: PickUps & { paid: Satang },
  movedTo: Temporal.Instant,
  percent: 0 | 50 | 100,
): Temporal.Instant | null => {
  if (percent === 100 || before.paid === zeroSatang) return null;
  const earlier = policyPickUp(before);
  return isBefore(earlier, movedTo) ? earlier : null;
};
