import { isForward, type Period } from '#kernel/period.ts';
import type { Context } from '#platform/context.ts';
import { openVehicle } from '../office/change-vehicle.ts';
import type { VehicleBookings } from '../office/vehicle-bookings.ts';
import { blockBackwards, blockNotFound } from '../rules/problems.ts';
import { refuseStale } from '../rules/vehicle-change.ts';
import { type Block, deleteBlock, findBlock, saveBlock } from './block-store.ts';
import { recordBlock } from './record-block.ts';
import { refuseOverlap } from './refuse-overlap.ts';

type Which = Readonly<{ vehicleId: string; blockId: string }>;
type Change = Which & Readonly<{ period: Period; reason: string; version: number }>;

/** Moves a block. 404; 409 `fleet.changed-meanwhile`, `fleet.vehicle-booked`; 422. */
export const changeBlock = async (ctx: Context, change: Change, bookings: VehicleBookings): Promise<Block> => {
  const { vehicleId, blockId, period, reason, version } = change;
  if (!isForward(period)) throw blockBackwards();
  const { vehicle, block: before } = await openBlock(ctx, change);
  refuseStale(version, before);
  await refuseOverlap(ctx, { vehicleId, period, butBlock: blockId }, bookings);
  const block = await saveBlock(ctx.tx, { id: blockId, period, reason });
  await recordBlock(ctx, vehicle, { action: 'vehicle.block-changed', before, after: block });
  return block;
};

/** The vehicle is free again in that time. 404. */
export const removeBlock = async (ctx: Context, which: Which): Promise<void> => {
  const { vehicle, block: before } = await openBlock(ctx, which);
  await deleteBlock(ctx.tx, before.id);
  await recordBlock(ctx, vehicle, { action: 'vehicle.unblocked', before });
};

const openBlock = async (ctx: Context, { vehicleId, blockId }: Which) => {
  const vehicle = await openVehicle(ctx, vehicleId);
  const block = await findBlock(ctx.tx, blockId);
  if (block?.vehicleId !== vehicleId) throw blockNotFound();
  return { vehicle, block };
};
