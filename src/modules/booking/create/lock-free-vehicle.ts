import { checkUnits, lockAddons } from '#modules/extras/index.ts';
import {
  findVehicle,
  isOnOffer,
  lockVehicles,
  type OccupiedTime,
  type Seat,
  seatRental,
  type Vehicle,
  vehiclesOfClass,
  vehicleTaken,
} from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import type { Booking } from '../records/booking-store.ts';
import { noSuchVehicle, vehicleNotOffered } from '../rules/problems.ts';
import type { BookingChoices } from './price-choices.ts';

type VehicleRequest = Readonly<{ vehicleId: string; choices: Pick<BookingChoices, 'period' | 'addons'> }>;
/** Without the booking that is given up for it. */
type Slot = Readonly<{ during: OccupiedTime; replaced: Booking | null }>;

/** Checks before taking any lock, so that a request too late for the last vehicle or unit does not queue for it. */
export const refuseUnavailable = async (
  { tx, now }: Context,
  { vehicleId, choices }: VehicleRequest,
  { during, replaced }: Slot,
) => {
  const vehicle = await findVehicle(tx, vehicleId);
  if (vehicle) await seatOf({ tx, now }, vehicle, { during, replaced });
  if (choices.addons.length === 0) return;
  await checkUnits(tx, { bookingId: replaced?.id, during: choices.period, now, requested: choices.addons });
};

const seatOf = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  vehicle: Vehicle,
  { during, replaced }: Slot,
): Promise<Seat> => {
  const seat = await seatRental(tx, { vehicle, during, now, butBooking: replaced?.id });
  if (!seat) throw vehicleTaken();
  return seat;
};

/**
 * Locks vehicles, of a class all, and add-ons in order of their ids, so that two swapping bookings cannot deadlock. The
 * check under these locks is decisive; the database constraint is the backstop. The vehicle that was chosen, and which
 * one the rental gets.
 */
export const lockFreeVehicle = async (
  { tx, now }: Context,
  { vehicleId, choices }: VehicleRequest,
  { during, replaced }: Slot,
): Promise<{ vehicle: Vehicle; seat: Seat }> => {
  const ids = await vehiclesOfClass(tx, vehicleId);
  const locked = await lockVehicles(tx, replaced ? [...ids, replaced.vehicleId] : ids);
  const vehicle = locked.get(vehicleId);
  if (!vehicle) throw noSuchVehicle();
  if (!isOnOffer(vehicle)) throw vehicleNotOffered();
  await lockAddons(
    tx,
    choices.addons.map(({ addonId }) => addonId),
  );
  return { vehicle, seat: await seatOf({ tx, now }, vehicle, { during, replaced }) };
};
