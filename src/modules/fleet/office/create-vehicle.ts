import type { NewVehicle } from '#contract/office/fleet.ts';
import type { Context } from '#platform/context.ts';
import { refuseLateYear } from '../rules/vehicle-change.ts';
import { type FleetVehicle, insertVehicle } from './office-vehicle-store.ts';
import { recordVehicle } from './record-vehicle.ts';
import { newVehicleRow } from './vehicle-fields.ts';

/** Adds a vehicle to the fleet. 409 `fleet.plate-taken`, 422 for a year or a category that cannot be. */
export const createVehicle = async (ctx: Context, sent: NewVehicle): Promise<FleetVehicle> => {
  refuseLateYear(sent.year, ctx.now);
  const vehicle = await insertVehicle(ctx.tx, await newVehicleRow(ctx, sent));
  await recordVehicle(ctx, vehicle, { action: 'vehicle.created', after: vehicle });
  return vehicle;
};
