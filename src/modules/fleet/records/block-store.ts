import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Period } from '#kernel/period.ts';
import { brokenConstraint, returnedRow, type Tx } from '#platform/database/database.ts';
import { vehicleBooked } from '../rules/problems.ts';
import { maintenanceBlocks, vehicleOccupancy } from './fleet-tables.ts';

const columns = {
  id: maintenanceBlocks.id,
  vehicleId: maintenanceBlocks.vehicleId,
  from: maintenanceBlocks.from,
  until: maintenanceBlocks.until,
  reason: maintenanceBlocks.reason,
  version: maintenanceBlocks.version,
};

/** A period in which a vehicle is out of service for maintenance. */
export type MaintenanceBlock = Readonly<Period & { id: string; vehicleId: string; reason: string; version: number }>;

/** The maintenance blocks of these vehicles that have not ended, in order of time. */
export const blocksOf = async (
  tx: Tx,
  vehicleIds: readonly string[],
  now: Temporal.Instant,
): Promise<MaintenanceBlock[]> => {
  if (vehicleIds.length === 0) return [];
  return tx
    .select(columns)
    .from(maintenanceBlocks)
    .where(and(inArray(maintenanceBlocks.vehicleId, [...vehicleIds]), gt(maintenanceBlocks.until, now)))
    .orderBy(asc(maintenanceBlocks.from));
};

export const findBlock = async (tx: Tx, id: string): Promise<MaintenanceBlock | undefined> => {
  const [row] = await tx.select(columns).from(maintenanceBlocks).where(eq(maintenanceBlocks.id, id));
  return row;
};

/**
 * Updates a block and its vehicle's occupancy. 409 `fleet.vehicle-booked` on overlap. The caller has locked the
 * vehicle.
 */
export const saveBlock = async (
  tx: Tx,
  { id, period, reason }: { id: string; period: Period; reason: string },
): Promise<MaintenanceBlock> => {
  const next = { ...period, reason, version: sql`${maintenanceBlocks.version} + 1` };
  await tx.update(maintenanceBlocks).set(next).where(eq(maintenanceBlocks.id, id));
  const ofBlock = eq(vehicleOccupancy.maintenanceBlockId, id);
  await tx
    .update(vehicleOccupancy)
    .set({ during: period })
    .where(ofBlock)
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'vehicle_is_free' ? vehicleBooked() : error;
    });
  return returnedRow(await findBlock(tx, id));
};

/** Deletes a block; the database deletes its occupancy with it. */
export const deleteBlock = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(maintenanceBlocks).where(eq(maintenanceBlocks.id, id));
};
