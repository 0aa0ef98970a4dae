import { saveAtHandOver, statusOfVehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { findActiveRental } from '../../records/hand-over-store.ts';
import { vehicleStatusAfter } from '../../rules/office/vehicle-status.ts';

/** A locked vehicle's status follows whether it is out; its mileage is what was read last. */
export const syncVehicleStatus = async (
  { tx }: Pick<Context, 'tx'>,
  vehicleId: string,
  mileage: number | null = null,
): Promise<void> => {
  const before = await statusOfVehicle(tx, vehicleId);
  const after = vehicleStatusAfter(before, (await findActiveRental(tx, vehicleId)) !== undefined);
  await saveAtHandOver(tx, vehicleId, {
    ...(after !== before && { status: after }),
    ...(mileage !== null && { mileage }),
  });
};
