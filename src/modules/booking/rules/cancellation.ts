import { type Ledger, netPaid } from '#kernel/balance.ts';
import { maxSatang, minus, plus, portion, type Satang, zeroSatang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import { type RefundStage, refundStageAt } from '#kernel/refund-stage.ts';

/**
 * The share of the price that a cancellation gives back: 100 % more than `fullRefundHours` before pick-up, 50 % until half
 * of those hours before it, then nothing. Texts, screens and refunds all read this rule.
 */
export const refundPercent = (
  now: Temporal.Instant,
  pickUpAt: Temporal.Instant,
  fullRefundHours: number,
): 0 | 50 | 100 => percents[refundStageOf(now, refundDeadlines(pickUpAt, fullRefundHours))];

const percents = { full: 100, half: 50, none: 0 } as const;

export type RefundDeadlines = Readonly<{ fullRefundUntil: Temporal.Instant; halfRefundUntil: Temporal.Instant }>;

/** When a full refund ends (that moment is too late) and when a half refund ends (that moment still counts). */
export const refundDeadlines = (pickUpAt: Temporal.Instant, fullRefundHours: number): RefundDeadlines => ({
  fullRefundUntil: pickUpAt.subtract({ minutes: fullRefundHours * 60 }),
  halfRefundUntil: pickUpAt.subtract({ minutes: fullRefundHours * 30 }),
});

/** The refund stage at `now`. */
export const refundStageOf = (
  now: Temporal.Instant,
  { fullRefundUntil, halfRefundUntil }: RefundDeadlines,
): RefundStage =>
  refundStageAt(now.epochMilliseconds, {
    fullUntilMs: fullRefundUntil.epochMilliseconds,
    halfUntilMs: halfRefundUntil.epochMilliseconds,
  });

/** The refund that is promised but not yet sent, in satang. Includes the processing fees when nothing paid remains. */
export const pendingRefundOf = ({ fees, ...money }: Ledger & { fees: Satang }): Satang =>
  money.promised > zeroSatang && netPaid(money) <= zeroSatang ? plus(money.promised, fees) : money.promised;

type Refundable = Readonly<{
  balance: Satang;
  /** The part of the balance that earlier changes freed and the policy let us keep. */
  retained: Satang;
  fees: Satang;
}>;

/**
 * The refund in satang. Only a full refund includes the processing fees. A partial refund leaves out what earlier
 * changes retained, so shortening a booking before cancelling it returns no more than cancelling it.
 */
export const refundAmount = ({ balance, retained, fees }: Refundable, percent: 0 | 50 | 100): Satang => {
  if (balance <= zeroSatang) return zeroSatang;
  return percent === 100 ? plus(balance, fees) : portion(maxSatang(minus(balance, retained), zeroSatang), percent, 100);
};

type PickUps = Readonly<{ policyPickUpAt: Temporal.Instant | null; pickUpAt: Temporal.Instant }>;

/** The pick-up that refund deadlines count from: the booking's own, or an earlier one kept by `policyPickUpAfter`. */
export const policyPickUp = ({ policyPickUpAt, pickUpAt }: PickUps): Temporal.Instant => policyPickUpAt ?? pickUpAt;

/**
 * The pick-up that refund deadlines count from after a move; null means the new one. Once a full refund is over, the
 * earlier of the two counts: otherwise moving the pick-up and then cancelling would return all of the money.
 */
export const policyPickUpAfter = (
  before: PickUps & { paid: Satang },
  movedTo: Temporal.Instant,
  percent: number,
): Temporal.Instant | null => {
  if (percent === 100 || before.paid === zeroSatang) return null;
  const earlier = policyPickUp(before);
  return isBefore(earlier, movedTo) ? earlier : null;
};
