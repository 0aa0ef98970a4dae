import { isForward, type Period } from '#kernel/period.ts';
import type { Context } from '#platform/context.ts';
import { present } from '#platform/database/database.ts';
import { insertBlock } from '../occupancy-store.ts';
import { openVehicle } from '../office/change-vehicle.ts';
import type { VehicleBookings } from '../office/vehicle-bookings.ts';
import { blockBackwards } from '../rules/problems.ts';
import { type Block, findBlock } from './block-store.ts';
import { recordBlock } from './record-block.ts';
import { refuseOverlap } from './refuse-overlap.ts';

type Plan = Readonly<{ vehicleId: string; period: Period; reason: string }>;

/** Takes a vehicle out for a while. 404; 409 `fleet.vehicle-booked` with what is in the way; 422. */
export const planBlock = async (ctx: Context, plan: Plan, bookings: VehicleBookings): Promise<Block> => {
  if (!isForward(plan.period)) throw blockBackwards();
  const vehicle = await openVehicle(ctx, plan.vehicleId);
  await refuseOverlap(ctx, plan, bookings);
  const id = await insertBlock(ctx.tx, { ...plan, now: ctx.now });
  const block = present(await findBlock(ctx.tx, id));
  await recordBlock(ctx, vehicle, { action: 'vehicle.blocked', after: block });
  return block;
};
