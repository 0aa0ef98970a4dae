import { maxSatang, minus, plus, type Satang, zeroSatang } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { type Booking, saveBooking } from '../records/booking-store.ts';
import { waivedBy } from '../rules/money/waived.ts';

export type Sums = Readonly<{
  /** Excluding fees. */
  paid: Satang;
  refunded: Satang;
  /** Processing fees paid and not refunded. */
  fees: Satang;
}>;

/** Applies a refund to a booking's sums; requires `lockForPayment`. The caller notifies the customer. */
export const recordRefund = async (ctx: Context, booking: Booking, sums: Sums): Promise<void> => {
  const wentBack = minus(sums.refunded, booking.refunded);
  const promised = maxSatang(minus(booking.promised, wentBack), zeroSatang);
  await saveBooking(ctx.tx, { id: booking.id, ...sums, promised });
  await enqueueDocuments(ctx, booking.id);
};

/**
 * Reserves money of a locked booking, excluding fees, for a refund, so that it cannot be refunded twice. The refund is
 * goodwill unless the amount is owed again.
 */
export const promiseRefund = async (
  { tx }: Context,
  booking: Booking,
  { amount, isOwedAgain }: Readonly<{ amount: Satang; isOwedAgain: boolean }>,
): Promise<void> => {
  const waived = isOwedAgain ? booking.waived : plus(booking.waived, waivedBy(booking, amount));
  await saveBooking(tx, { id: booking.id, promised: plus(booking.promised, amount), waived });
};

/** Enqueues the documents of a booking's payments, and credits for what is no longer retained. Idempotent. */
export const enqueueDocuments = ({ enqueue }: Context, bookingId: string): Promise<void> =>
  enqueue({ task: 'issue-documents', payload: { bookingId }, key: `issue-documents:${bookingId}` });
