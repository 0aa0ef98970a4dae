import type { CancellationShape } from '#contract/booking.ts';
import { netPaid } from '#kernel/balance.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { type Satang, toBaht } from '#kernel/money.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Booking } from '../records/booking-store.ts';
import { refundDeadlinesOf, refundPercentOf } from '../records/refund-policy.ts';
import { policyPickUp, refundAmount } from '../rules/cancellation.ts';
import { cancelRefusalForCustomer, cancelRefusalForStaff } from '../rules/customer-permissions.ts';
import { type BookingState, mayMove, stateOf } from '../rules/lifecycle.ts';

export type Cancellation = Readonly<{
  percent: 0 | 50 | 100;
  /** Including fees where they are refundable. */
  refund: Satang;
  /** What was paid towards the booking and not refunded, excluding fees. */
  balance: Satang;
  fullRefundUntil: Temporal.Instant;
  halfRefundUntil: Temporal.Instant;
}>;

/** The refund if the customer cancelled the booking now; refused if they may not cancel. */
export const quoteCancellation = (ctx: Pick<Context, 'tx' | 'now'>, booking: Booking): Promise<Cancellation> => {
  const refusal = cancelRefusalForCustomer(booking, ctx.now);
  if (refusal) throw refusal;
  return refundTermsNow(ctx, booking);
};

/** The refund if staff cancelled the booking now; refused if it cannot be cancelled. */
export const quoteCancellationByStaff = (ctx: Pick<Context, 'tx' | 'now'>, booking: Booking): Promise<Cancellation> => {
  const refusal = cancelRefusalForStaff(booking);
  if (refusal) throw refusal;
  return refundTermsNow(ctx, booking);
};

/** The refund that the cancellation policy allows at this moment. */
export const refundTermsNow = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  booking: Booking,
): Promise<Cancellation> => {
  const settings = await readSettings(tx);
  const percent = refundPercentOf(booking, settings, now);
  const balance = netPaid(booking);
  const { retained, fees } = booking;
  return {
    percent,
    refund: refundAmount({ balance, retained, fees }, percent),
    balance,
    ...refundDeadlinesOf(booking, settings),
  };
};

/** The refund that the cancellation policy allows now, and the pick-up from which its deadlines are counted. */
type RefundTerms = Readonly<{
  percent: 0 | 50 | 100;
  refund: Satang;
  fullRefundUntil: Temporal.Instant;
  halfRefundUntil: Temporal.Instant;
  pickUpAt: Temporal.Instant;
}>;

export type CancellationPreview = Readonly<{ stage: BookingState; mayCancel: boolean; policy: RefundTerms | null }>;

/** The booking's deadlines and the refund if it were cancelled now; null if staff can no longer cancel it. */
export const cancellationPreview = async (
  ctx: Pick<Context, 'tx' | 'now'>,
  booking: Booking,
): Promise<CancellationPreview> => {
  const stage = stateOf(booking);
  const mayCancel = mayMove(stage, 'cancel');
  const policy = mayCancel ? { ...(await refundTermsNow(ctx, booking)), pickUpAt: policyPickUp(booking) } : null;
  return { stage, mayCancel, policy };
};

/** The API shape. */
export const toCancellationShape = (cancellation: Cancellation): CancellationShape => ({
  refundPercent: cancellation.percent,
  refundAmount: toBaht(cancellation.refund),
  paidAmount: toBaht(cancellation.balance),
  fullRefundUntil: toBangkokText(cancellation.fullRefundUntil),
  halfRefundUntil: toBangkokText(cancellation.halfRefundUntil),
});
