import { lockAddons } from '#modules/extras/index.ts';
import { lockVehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { addonsOfBooking, type Booking, findBooking, lockBooking } from '../records/booking-store.ts';
import { bookingNotFound } from '../rules/problems.ts';

/** Takes the locks that receiving a payment needs, in the order of the house: vehicle, add-ons, booking. */
export const lockForPayment = async ({ tx }: Context, bookingId: string): Promise<Booking> => {
  const known = await findBooking(tx, bookingId);
  if (!known) throw bookingNotFound();
  await lockVehicle(tx, known.vehicleId);
  await lockAddons(
    tx,
    (await addonsOfBooking(tx, bookingId)).map(({ addonId }) => addonId),
  );
  const booking = await lockBooking(tx, bookingId);
  if (!booking) throw bookingNotFound();
  return booking;
};
