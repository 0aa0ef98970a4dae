import { refuseStale } from '#kernel/refuse-stale.ts';
import { lockAddons } from '#modules/extras/index.ts';
import { lockVehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { lockPointsOf } from '../points/points-store.ts';
import { requireBooking } from '../records/booking-access.ts';
import { addonsOfBooking, type Booking, lockBooking } from '../records/booking-store.ts';
import { findChange } from '../records/change-store.ts';
import { pointsIn } from '../rules/money/points.ts';
import { bookingConflict, bookingNotFound } from '../rules/problems.ts';

/** Takes the locks needed to receive a payment, in the usual order: points, vehicle, add-ons (a waiting change's in), booking. */
export const lockForPayment = async ({ tx }: Context, bookingId: string): Promise<Booking> => {
  const { vehicleId, quote } = await requireBooking(tx, bookingId);
  if (pointsIn(quote) > 0) await lockPointsOf(tx, bookingId);
  await lockVehicle(tx, vehicleId);
  const change = await findChange(tx, bookingId);
  const addons = [...(await addonsOfBooking(tx, bookingId)), ...(change?.addons ?? [])];
  await lockAddons(tx, [...new Set(addons.map(({ addonId }) => addonId))]);
  const booking = await lockBooking(tx, bookingId);
  if (!booking) throw bookingNotFound();
  return booking;
};

export type SeenVersion = Readonly<{
  bookingId: string;
  /** The booking's version that the clerk saw. */
  version: number;
}>;

/**
 * Locks a booking with its vehicle and add-ons. 404; 409 `booking.changed-meanwhile` if it changed since the clerk saw
 * it.
 */
export const lockAtVersion = async (ctx: Context, { bookingId, version }: SeenVersion): Promise<Booking> => {
  const booking = await lockForPayment(ctx, bookingId);
  refuseStale(version, booking, bookingConflict);
  return booking;
};
