import { equalsBaht, minus, plus, type Satang, zeroSatang } from '#kernel/money.ts';
import { lockVehicle } from '#modules/fleet/index.ts';
import { type Context, isStaff } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { endBooking } from '../holds/end-booking.ts';
import { openBooking } from '../records/booking-access.ts';
import { type Booking, findBooking, lockBooking, saveBooking } from '../records/booking-store.ts';
import { recordChangeByStaff } from '../records/record-by-staff.ts';
import { refundChanged } from '../rules/problems.ts';
import { enqueueRefund } from './enqueue-refund.ts';
import {
  type Cancellation,
  quoteCancellation,
  quoteCancellationByStaff,
  toCancellationShape,
} from './quote-cancellation.ts';

type CancelRequest = Readonly<{
  bookingId: string;
  /** The refund the customer saw, in baht; null for whatever the policy allows. */
  refundAmount: number | null;
  reason: string | null;
}>;

/**
 * Cancels a booking for its customer, or for staff by their own rule, frees what it occupied and refunds what the policy
 * allows. Refusals: 409 for the booking's state or the time, `booking.refund-changed`.
 */
export const cancelBooking = async (ctx: Context, request: CancelRequest): Promise<Booking> => {
  const current = await openBooking(ctx.tx, ctx.actor, request.bookingId);
  await lockVehicle(ctx.tx, current.vehicleId);
  const booking = returnedRow(await lockBooking(ctx.tx, current.id));
  const byStaff = isStaff(ctx.actor);
  const cancellation = await (byStaff ? quoteCancellationByStaff : quoteCancellation)(ctx, booking);
  const because = byStaff ? 'staff' : 'customer';
  const end = () => endBooking(ctx, booking, { action: 'cancel', because });
  return finishCancelling(ctx, booking, { ...request, cancellation, end });
};

type Cancelling = Omit<CancelRequest, 'bookingId'> & Readonly<{ cancellation: Cancellation; end: () => Promise<void> }>;

/** Cancels a locked booking, provided the refund equals the one that was seen, and notifies the customer. */
export const finishCancelling = async (
  ctx: Context,
  booking: Booking,
  { refundAmount, reason, cancellation, end }: Cancelling,
): Promise<Booking> => {
  refuseOtherRefund(cancellation, refundAmount);
  await end();
  await enqueueRefundDue(ctx, booking, cancellation);
  return enqueueCancellationMail(ctx, booking, { reason, refund: cancellation.refund });
};

/** Mails the customer about a cancelled booking and its refund, and writes the audit entry. */
export const enqueueCancellationMail = async (
  ctx: Context,
  booking: Booking,
  { reason, refund }: { reason: string | null; refund: Satang },
): Promise<Booking> => {
  await saveBooking(ctx.tx, { id: booking.id, cancelReason: reason });
  await ctx.enqueue({
    task: 'mail-booking-cancelled',
    payload: { bookingId: booking.id, version: booking.version, refund },
  });
  const cancelled = returnedRow(await findBooking(ctx.tx, booking.id));
  await recordChangeByStaff(ctx, { action: 'booking.cancelled', before: booking, after: cancelled });
  return cancelled;
};

const refuseOtherRefund = (cancellation: Cancellation, seen: number | null) => {
  if (seen !== null && !equalsBaht(cancellation.refund, seen)) throw refundChanged(toCancellationShape(cancellation));
};

const enqueueRefundDue = async (ctx: Context, booking: Booking, { percent, refund }: Cancellation) => {
  if (percent === 0 || refund === zeroSatang) return;
  const { id: bookingId, fees } = booking;
  // Without fees, like the ledger's sums.
  const promised = plus(booking.promised, percent === 100 ? minus(refund, fees) : refund);
  await saveBooking(ctx.tx, { id: bookingId, promised });
  const share = percent === 100 ? { percent } : { percent, amount: refund };
  await enqueueRefund(ctx, { bookingId, occasion: `cancel:${bookingId}:${booking.version}`, ...share });
};
