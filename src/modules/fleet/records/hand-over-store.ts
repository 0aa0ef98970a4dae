import { eq, sql } from 'drizzle-orm';
import type { VehicleShape } from '#contract/fleet.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { vehicles } from './fleet-tables.ts';

type Changed = Readonly<{ status?: VehicleShape['status']; mileage?: number }>;

/** Saves the status and mileage after a hand-over or return. The caller has locked the vehicle. */
export const saveAtHandOver = async (tx: Tx, id: string, { status, mileage }: Changed): Promise<void> => {
  if (status === undefined && mileage === undefined) return;
  await tx
    .update(vehicles)
    .set({
      ...(status !== undefined && { status }),
      ...(mileage !== undefined && { mileage }),
      version: sql`${vehicles.version} + 1`,
    })
    .where(eq(vehicles.id, id));
};

export const statusOfVehicle = async (tx: Tx, id: string): Promise<VehicleShape['status']> => {
  const [row] = await tx.select({ status: vehicles.status }).from(vehicles).where(eq(vehicles.id, id));
  return returnedRow(row).status;
};
