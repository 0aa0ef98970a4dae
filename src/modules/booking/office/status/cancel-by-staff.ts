import type { Satang } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { enqueueCancellationMail, finishCancelling } from '../../change/cancel-booking.ts';
import { quoteCancellationByStaff } from '../../change/quote-cancellation.ts';
import { endBooking } from '../../holds/end-booking.ts';
import type { Booking } from '../../records/booking-store.ts';
import { cancelRefusalForStaff } from '../../rules/customer-permissions.ts';

type CancelByStaffRequest = Readonly<{
  /** The refund in baht that the clerk saw; null accepts whatever the policy gives. */
  refundAmount: number | null;
  reason: string | null;
}>;

/**
 * Ends a locked booking that has not been picked up, for the business. The policy says what goes back: staff cannot give
 * another part of it here. 409 for its state, `booking.refund-changed`.
 */
export const cancelByStaff = async (ctx: Context, booking: Booking, request: CancelByStaffRequest): Promise<void> => {
  const cancellation = await quoteCancellationByStaff(ctx, booking);
  const end = () => endBooking(ctx, booking, { action: 'cancel', because: 'staff' });
  await finishCancelling(ctx, booking, { ...request, cancellation, end });
};

/**
 * The same, but what goes back is what staff decided: they have promised it already, and send it. The policy gives
 * nothing beside it. 409 for its state.
 */
export const cancelWithRefund = async (
  ctx: Context,
  booking: Booking,
  given: { refund: Satang; reason: string },
): Promise<void> => {
  const refusal = cancelRefusalForStaff(booking);
  if (refusal) throw refusal;
  await endBooking(ctx, booking, { action: 'cancel', because: 'staff' });
  await enqueueCancellationMail(ctx, booking, given);
};
