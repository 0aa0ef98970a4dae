import type { Context } from '#platform/context.ts';
import { vehicleNotFound } from '../rules/problems.ts';
import { type FleetVehicle, unarchiveVehicle } from './office-vehicle-store.ts';
import { recordVehicle } from './record-vehicle.ts';

/** Brings an archived vehicle back into the fleet. 404; 409 `fleet.plate-taken`. */
export const restoreVehicle = async (ctx: Context, id: string): Promise<FleetVehicle> => {
  const vehicle = await unarchiveVehicle(ctx.tx, id);
  if (!vehicle) throw vehicleNotFound();
  await recordVehicle(ctx, vehicle, { action: 'vehicle.restored', after: vehicle });
  return vehicle;
};
