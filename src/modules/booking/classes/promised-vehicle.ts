import { isBefore } from '#kernel/period.ts';
import type { Seat, Vehicle } from '#modules/fleet/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import { lockedFrom } from '../rules/locked-from.ts';

type Rental = Readonly<{ vehicle: Vehicle; seat: Seat; pickUpAt: Temporal.Instant; isExact: boolean }>;

/**
 * What a new booking is promised, and what it takes: of a class the vehicle that was chosen or an equal one, tentative
 * until it is locked; else exactly that vehicle, as where that was chosen.
 */
export const promisedVehicle = (
  { vehicle, seat, pickUpAt, isExact }: Rental,
  { now, settings }: { now: Temporal.Instant; settings: Settings },
) => {
  const { vehicleId } = seat;
  const { bookedAsClass } = vehicle.category;
  const chosen = bookedAsClass && !isExact ? vehicle.id : null;
  const isTentative = chosen !== null && isBefore(now, lockedFrom(pickUpAt, settings));
  return {
    booking: { vehicleId, chosenVehicleId: chosen, exactVehicle: bookedAsClass && isExact },
    occupancy: { vehicleId, equalTo: isTentative ? chosen : null },
  };
};
