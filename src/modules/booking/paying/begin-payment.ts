import { netPaid } from '#kernel/balance.ts';
import { zeroSatang } from '#kernel/money.ts';
import { keepAddons } from '#modules/extras/index.ts';
import { keepVehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { type Booking, saveBooking, saveConsent } from '../records/booking-store.ts';

/**
 * Keeps a booking's vehicle held until staff confirm or cancel it, because the customer will pay the business directly.
 * Requires `lockForPayment`. False if its vehicle is no longer held.
 */
export const awaitOfflinePayment = async (
  { tx }: Context,
  booking: Booking,
  paysBy: NonNullable<Booking['paysBy']>,
): Promise<boolean> => {
  const { id } = booking;
  if (!(await keepVehicle(tx, id))) return false;
  await keepAddons(tx, id);
  // There is no deposit when paying the business directly: a customer who has paid nothing pays the whole amount.
  const paymentPlan = netPaid(booking) > zeroSatang ? booking.paymentPlan : 'full';
  await saveBooking(tx, { id, paysBy, paymentPlan, holdUntil: null });
  return true;
};

/**
 * Records that the customer accepted the current terms and privacy policy. Only the first acceptance counts. Requires
 * `lockForPayment`.
 */
export const recordConsent = ({ tx, now }: Pick<Context, 'tx' | 'now'>, bookingId: string): Promise<void> =>
  saveConsent(tx, bookingId, now);

/** Marks whether a payment of a locked booking is in flight; its hold does not expire meanwhile. */
export const markPaying = async ({ tx }: Context, bookingId: string, isPaying: boolean): Promise<void> => {
  await saveBooking(tx, { id: bookingId, isPaying });
};
