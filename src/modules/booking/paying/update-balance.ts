import { maxSatang, minus, plus, type Satang, zeroSatang } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { type Booking, saveBooking } from '../records/booking-store.ts';
import { waivedBy } from '../rules/money/waived.ts';

export type Sums = Readonly<{
  /** Fees not in. */
  paid: Satang;
  refunded: Satang;
  /** Processing fees that were paid and have not gone back. */
  fees: Satang;
}>;

/** What a refund does to a booking that `lockForPayment` locked: its sums. Whoever refunds tells the customer. */
export const recordRefund = async (ctx: Context, booking: Booking, sums: Sums): Promise<void> => {
  const wentBack = minus(sums.refunded, booking.refunded);
  const promised = maxSatang(minus(booking.promised, wentBack), zeroSatang);
  await saveBooking(ctx.tx, { id: booking.id, ...sums, promised });
  await enqueueCredit(ctx, booking.id);
};

/**
 * Money of a locked booking, fees not in, that is to go back from now on: it is nobody else's to give back. It is
 * goodwill, unless it is owed again.
 */
export const promiseRefund = async (
  { tx }: Context,
  booking: Booking,
  { amount, isOwedAgain }: Readonly<{ amount: Satang; isOwedAgain: boolean }>,
): Promise<void> => {
  const waived = isOwedAgain ? booking.waived : plus(booking.waived, waivedBy(booking, amount));
  await saveBooking(tx, { id: booking.id, promised: plus(booking.promised, amount), waived });
};

/** Asks invoicing for a credit note where more stands invoiced of a booking than is kept. Asked twice, it is one. */
export const enqueueCredit = ({ enqueue }: Context, bookingId: string): Promise<void> =>
  enqueue({ task: 'credit-invoice', payload: { bookingId }, key: `credit-invoice:${bookingId}` });
