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
  /** Fees in where they go back. */
  refund: Satang;
  /** What was paid towards the booking and has not gone back, fees not in. */
  balance: Satang;
  fullRefundUntil: Temporal.Instant;
  halfRefundUntil: Temporal.Instant;
}>;

/** What would go back if its customer cancelled a booking now; refused where they cannot. */
export const quoteCancellation = (ctx: Pick<Context, 'tx' | 'now'>, booking: Booking): Promise<Cancellation> => {
  const refusal = cancelRefusalForCustomer(booking, ctx.now);
  if (refusal) throw refusal;
  return refundTermsNow(ctx, booking);
};

/** What would go back if the business cancelled a booking now; refused where it cannot be. */
export const quoteCancellationByStaff = (ctx: Pick<Context, 'tx' | 'now'>, booking: Booking): Promise<Cancellation> => {
  const refusal = cancelRefusalForStaff(booking);
  if (refusal) throw refusal;
  return refundTermsNow(ctx, booking);
};

/** What the policy gives back of a booking at this moment. */
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

/** What the cancellation policy gives back of a booking now, and the pick-up from which its limits count. */
type RefundTerms = Readonly<{
  percent: 0 | 50 | 100;
  refund: Satang;
  fullRefundUntil: Temporal.Instant;
  halfRefundUntil: Temporal.Instant;
  pickUpAt: Temporal.Instant;
}>;

export type CancellationPreview = Readonly<{ stage: BookingState; mayCancel: boolean; policy: RefundTerms | null }>;

/** Where a booking stands, and what cancelling it now gives back; null where staff can cancel it no more. */
export const cancellationPreview = async (
  ctx: Pick<Context, 'tx' | 'now'>,
  booking: Booking,
): Promise<CancellationPreview> => {
  const stage = stateOf(booking);
  const mayCancel = mayMove(stage, 'cancel');
  const policy = mayCancel ? { ...(await refundTermsNow(ctx, booking)), pickUpAt: policyPickUp(booking) } : null;
  return { stage, mayCancel, policy };
};

/** As the API tells it. */
export const toCancellationShape = (cancellation: Cancellation): CancellationShape => ({
  refundPercent: cancellation.percent,
  refundAmount: toBaht(cancellation.refund),
  paidAmount: toBaht(cancellation.balance),
  fullRefundUntil: toBangkokText(cancellation.fullRefundUntil),
  halfRefundUntil: toBangkokText(cancellation.halfRefundUntil),
});
