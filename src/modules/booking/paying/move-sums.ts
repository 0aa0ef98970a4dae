import { minus, most, nothing, plus, type Satang } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { type Booking, saveBooking } from '../booking-store.ts';

export type Sums = Readonly<{
  /** Fees not in. */
  paid: Satang;
  refunded: Satang;
  /** Processing fees that were paid and have not gone back. */
  fees: Satang;
}>;

/** What a refund does to a booking that `lockForPayment` locked: its sums. Whoever refunds tells the customer. */
export const recordRefund = async ({ tx }: Context, booking: Booking, sums: Sums): Promise<void> => {
  const wentBack = minus(sums.refunded, booking.refunded);
  await saveBooking(tx, { id: booking.id, ...sums, promised: most(minus(booking.promised, wentBack), nothing) });
};

/** Money of a locked booking, fees not in, that is to go back from now on: it is nobody else's to give back. */
export const promiseBack = async ({ tx }: Context, { id, promised }: Booking, amount: Satang): Promise<void> => {
  await saveBooking(tx, { id, promised: plus(promised, amount) });
};

/** Marks that a payment of a locked booking is under way, or is no longer. Meanwhile its hold is not given up. */
export const markPaying = async ({ tx }: Context, bookingId: string, isPaying: boolean): Promise<void> => {
  await saveBooking(tx, { id: bookingId, isPaying });
};
