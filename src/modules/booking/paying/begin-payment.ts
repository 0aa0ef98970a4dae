import { netPaid } from '#kernel/balance.ts';
import { zeroSatang } from '#kernel/money.ts';
import { keepAddons } from '#modules/extras/index.ts';
import { keepVehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { type Booking, saveBooking, saveConsent } from '../records/booking-store.ts';

/**
 * A booking that `lockForPayment` locked, and whose customer will pay us directly, keeps what it holds until staff
 * confirm or cancel it. False when its vehicle is no longer held.
 */
export const awaitOfflinePayment = async (
  { tx }: Context,
  booking: Booking,
  paysBy: NonNullable<Booking['paysBy']>,
): Promise<boolean> => {
  const { id } = booking;
  if (!(await keepVehicle(tx, id))) return false;
  await keepAddons(tx, id);
  // Nobody pays us a deposit directly: who has paid nothing yet pays all of it.
  const paymentPlan = netPaid(booking) > zeroSatang ? booking.paymentPlan : 'full';
  await saveBooking(tx, { id, paysBy, paymentPlan, holdUntil: null });
  return true;
};

/**
 * Records that the customer of a booking agreed to terms and privacy as they stand now. The first time counts. Take the
 * booking's locks before (`lockForPayment`).
 */
export const recordConsent = ({ tx, now }: Pick<Context, 'tx' | 'now'>, bookingId: string): Promise<void> =>
  saveConsent(tx, bookingId, now);

/** Marks that a payment of a locked booking is under way, or is no longer. Meanwhile its hold is not given up. */
export const markPaying = async ({ tx }: Context, bookingId: string, isPaying: boolean): Promise<void> => {
  await saveBooking(tx, { id: bookingId, isPaying });
};
