import { isForward, type Period } from '#kernel/period.ts';
import type { Context } from '#platform/context.ts';
import { insertBlock, releaseEndedHolds } from './occupancy-store.ts';
import { blockBackwards, vehicleNotFound } from './rules/problems.ts';
import { lockVehicle } from './vehicle-store.ts';

/**
 * Takes a vehicle out of service for a while and answers the block's id. 404 for an unknown or archived vehicle, 409
 * `fleet.vehicle-booked` when it is promised to somebody in that time.
 */
export const blockForMaintenance = async (
  { tx, now }: Context,
  { vehicleId, period, reason }: { vehicleId: string; period: Period; reason: string },
): Promise<string> => {
  if (!isForward(period)) throw blockBackwards();
  const vehicle = await lockVehicle(tx, vehicleId);
  if (!vehicle) throw vehicleNotFound();
  await releaseEndedHolds(tx, { vehicleId, now });
  return insertBlock(tx, { vehicleId, period, reason, now });
};
