import type { VehicleChange } from '#contract/office/fleet.ts';
import type { Context } from '#platform/context.ts';
import { sentFields } from '#platform/http/input/sent-fields.ts';
import { vehicleNotFound } from '../rules/problems.ts';
import { refuseLateYear, refuseStale } from '../rules/vehicle-change.ts';
import { lockVehicle } from '../vehicle-store.ts';
import { type FleetVehicle, findInFleet, saveVehicle } from './office-vehicle-store.ts';
import { recordVehicle } from './record-vehicle.ts';
import { vehicleFields } from './vehicle-fields.ts';

/** Changes what is sent of a vehicle. 404; 409 `fleet.changed-meanwhile`, `fleet.plate-taken`; 422. */
export const changeVehicle = async (
  ctx: Context,
  { id, change: { version, ...sent } }: { id: string; change: VehicleChange },
): Promise<FleetVehicle> => {
  const before = await openVehicle(ctx, id);
  refuseStale(version, before);
  refuseLateYear(sent.year === before.year ? undefined : sent.year, ctx.now);
  const vehicle = await saveVehicle(ctx.tx, id, sentFields(await vehicleFields(ctx, sent, before)));
  await recordVehicle(ctx, vehicle, { action: 'vehicle.changed', before, after: vehicle });
  return vehicle;
};

/** A vehicle of the fleet, locked against whoever books, blocks or changes it. 404 `fleet.vehicle-not-found`. */
export const openVehicle = async ({ tx }: Context, id: string): Promise<FleetVehicle> => {
  await lockVehicle(tx, id);
  const vehicle = await findInFleet(tx, id);
  if (!vehicle) throw vehicleNotFound();
  return vehicle;
};
