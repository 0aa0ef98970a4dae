import { checkUnits, lockAddons } from '#modules/extras/index.ts';
import {
  conflictsOf,
  isOnOffer,
  lockVehicle,
  type OccupiedTime,
  type Vehicle,
  vehicleTaken,
} from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import type { Booking } from '../records/booking-store.ts';
import { noSuchVehicle, vehicleNotOffered } from '../rules/problems.ts';
import type { BookingChoices } from './price-choices.ts';

type VehicleRequest = Readonly<{ vehicleId: string; choices: BookingChoices }>;
/** Without the booking that is given up for it. */
type Slot = Readonly<{ during: OccupiedTime; replaced: Booking | null }>;

/** Checks before taking any lock, so that a request too late for the last vehicle or unit does not queue for it. */
export const refuseUnavailable = async (
  { tx, now }: Context,
  { vehicleId, choices }: VehicleRequest,
  { during, replaced }: Slot,
) => {
  await refuseTaken({ tx, now }, vehicleId, { during, replaced });
  if (choices.addons.length === 0) return;
  await checkUnits(tx, { bookingId: replaced?.id, during: choices.period, now, requested: choices.addons });
};

const refuseTaken = async ({ tx, now }: Pick<Context, 'tx' | 'now'>, vehicleId: string, { during, replaced }: Slot) => {
  const conflicts = await conflictsOf(tx, { vehicleIds: [vehicleId], during, now, butBooking: replaced?.id });
  if (conflicts.length > 0) throw vehicleTaken();
};

/**
 * Locks vehicles and add-ons in order of their ids, so that two swapping bookings cannot deadlock. The check under
 * these locks is decisive; the database constraint is the backstop.
 */
export const lockFreeVehicle = async (
  { tx, now }: Context,
  { vehicleId, choices }: VehicleRequest,
  { during, replaced }: Slot,
): Promise<Vehicle> => {
  const locked = new Map<string, Vehicle | undefined>();
  for (const id of new Set([vehicleId, replaced?.vehicleId ?? vehicleId].sort()))
    locked.set(id, await lockVehicle(tx, id));
  const vehicle = locked.get(vehicleId);
  if (!vehicle) throw noSuchVehicle();
  if (!isOnOffer(vehicle)) throw vehicleNotOffered();
  await lockAddons(
    tx,
    choices.addons.map(({ addonId }) => addonId),
  );
  await refuseTaken({ tx, now }, vehicleId, { during, replaced });
  return vehicle;
};
