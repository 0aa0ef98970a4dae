import type { Satang } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import type { Booking } from '../booking-store.ts';
import { policyNow } from '../change/quote-cancellation.ts';
import { policyPickUp } from '../rules/cancellation.ts';
import { type BookingState, mayMove, stateOf } from '../rules/lifecycle.ts';

/** What the cancellation policy gives back of a booking now, and the pick-up from which its limits count. */
export type PolicyTold = Readonly<{
  percent: 0 | 50 | 100;
  refund: Satang;
  fullRefundUntil: Temporal.Instant;
  halfRefundUntil: Temporal.Instant;
  pickUpAt: Temporal.Instant;
}>;

export type CancellationPreview = Readonly<{ stage: BookingState; mayCancel: boolean; policy: PolicyTold | null }>;

/** Where a booking stands, and what cancelling it now gives back; null where staff can cancel it no more. */
export const cancellationPreview = async (
  ctx: Pick<Context, 'tx' | 'now'>,
  booking: Booking,
): Promise<CancellationPreview> => {
  const stage = stateOf(booking);
  const mayCancel = mayMove(stage, 'cancel');
  const policy = mayCancel ? { ...(await policyNow(ctx, booking)), pickUpAt: policyPickUp(booking) } : null;
  return { stage, mayCancel, policy };
};
