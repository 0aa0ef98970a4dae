import { keepAddons } from '#modules/extras/index.ts';
import { keepVehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { type Booking, saveBooking } from '../booking-store.ts';

/**
 * A booking that `lockForPayment` locked, and whose customer will pay us directly, keeps what it holds until staff
 * confirm or cancel it. False when its vehicle is no longer held.
 */
export const waitForStaff = async (
  { tx }: Context,
  { id }: Booking,
  paysBy: NonNullable<Booking['paysBy']>,
): Promise<boolean> => {
  if (!(await keepVehicle(tx, id))) return false;
  await keepAddons(tx, id);
  await saveBooking(tx, { id, paysBy, holdUntil: null });
  return true;
};
