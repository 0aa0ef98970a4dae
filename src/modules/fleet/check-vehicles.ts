import type { Period } from '#kernel/period.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { type Conflict, conflictsOf } from './occupancy-store.ts';
import { occupiedBy } from './rules/occupied-time.ts';
import { isOnOffer } from './rules/on-offer.ts';
import { vehiclesInOrder } from './vehicle-store.ts';

type Checked = { vehicleId: string; available: boolean; conflicts: Conflict[] };

/** For each vehicle whether it can be had for a period, turnover counted; unknown and archived ones are left out. */
export const checkVehicles = async (
  { tx, now }: Context,
  { vehicleIds, period }: { vehicleIds: readonly string[]; period: Period },
): Promise<Checked[]> => {
  const vehicles = await vehiclesInOrder(tx, [...new Set(vehicleIds)]);
  const during = occupiedBy(period, await readSettings(tx));
  const taken = await conflictsOf(tx, { vehicleIds: vehicles.map(({ id }) => id), during, now });
  return vehicles.map((vehicle) => {
    const conflicts = taken.filter(({ vehicleId }) => vehicleId === vehicle.id);
    return { vehicleId: vehicle.id, available: isOnOffer(vehicle) && conflicts.length === 0, conflicts };
  });
};
