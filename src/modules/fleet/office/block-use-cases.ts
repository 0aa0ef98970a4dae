import { toBangkokText } from '#kernel/bangkok-time.ts';
import { isForward, type Period } from '#kernel/period.ts';
import { refuseStale } from '#kernel/refuse-stale.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { deleteBlock, findBlock, type MaintenanceBlock, saveBlock } from '../records/block-store.ts';
import { insertBlock, releaseEndedHolds, takenWithin } from '../records/occupancy-store.ts';
import { lockVehicle } from '../records/vehicle-store.ts';
import { blockOffer, conflictingBooking } from '../rules/block-offer.ts';
import { blockBackwards, blockMeets, blockNotFound, fleetConflict, vehicleNotFound } from '../rules/problems.ts';
import type { FleetVehicle } from './office-vehicle-store.ts';
import type { VehicleBookings } from './read-fleet.ts';
import { namedBooking, openVehicle, vehicleSubject } from './vehicle-use-cases.ts';

type Plan = Readonly<{ vehicleId: string; period: Period; reason: string }>;

/**
 * Blocks a vehicle for maintenance. 404; 409 `fleet.vehicle-booked` naming the conflict; 422 if the period runs
 * backwards.
 */
export const planBlock = async (ctx: Context, plan: Plan, bookings: VehicleBookings): Promise<MaintenanceBlock> => {
  if (!isForward(plan.period)) throw blockBackwards();
  const vehicle = await openVehicle(ctx, plan.vehicleId);
  await refuseOverlap(ctx, plan, bookings);
  const id = await insertBlock(ctx.tx, { ...plan, now: ctx.now });
  const block = returnedRow(await findBlock(ctx.tx, id));
  await recordBlock(ctx, vehicle, { action: 'vehicle.blocked', after: block });
  return block;
};

type BlockKey = Readonly<{ vehicleId: string; blockId: string }>;
type Change = BlockKey & Readonly<{ period: Period; reason: string; version: number }>;

/** Changes a maintenance block. 404; 409 `fleet.changed-meanwhile`, `fleet.vehicle-booked`; 422. */
export const changeBlock = async (
  ctx: Context,
  change: Change,
  bookings: VehicleBookings,
): Promise<MaintenanceBlock> => {
  const { vehicleId, blockId, period, reason, version } = change;
  if (!isForward(period)) throw blockBackwards();
  const { vehicle, block: before } = await openBlock(ctx, change);
  refuseStale(version, before, fleetConflict);
  await refuseOverlap(ctx, { vehicleId, period, butBlock: blockId }, bookings);
  const block = await saveBlock(ctx.tx, { id: blockId, period, reason });
  await recordBlock(ctx, vehicle, { action: 'vehicle.block-changed', before, after: block });
  return block;
};

/** Deletes a maintenance block, which frees its vehicle for that time. 404. */
export const removeBlock = async (ctx: Context, which: BlockKey): Promise<void> => {
  const { vehicle, block: before } = await openBlock(ctx, which);
  await deleteBlock(ctx.tx, before.id);
  await recordBlock(ctx, vehicle, { action: 'vehicle.unblocked', before });
};

const openBlock = async (ctx: Context, { vehicleId, blockId }: BlockKey) => {
  const vehicle = await openVehicle(ctx, vehicleId);
  const block = await findBlock(ctx.tx, blockId);
  if (block?.vehicleId !== vehicleId) throw blockNotFound();
  return { vehicle, block };
};

type BlockRequest = Readonly<{ vehicleId: string; period: Period; butBlock?: string }>;

const LOOK_AHEAD = { hours: 24 * 90 };

/**
 * Refuses a block that overlaps a booking or another block: 409 `fleet.vehicle-booked` names the conflict and offers
 * the first time that would fit. The caller has locked the vehicle.
 */
const refuseOverlap = async (
  { tx, now }: Context,
  { vehicleId, period, butBlock }: BlockRequest,
  { openBookingsOf }: VehicleBookings,
): Promise<void> => {
  await releaseEndedHolds(tx, { vehicleId, now });
  const during = { from: period.from, until: period.until.add(LOOK_AHEAD) };
  const taken = await takenWithin(tx, { vehicleIds: [vehicleId], during, now, butBlock });
  const meets = taken.some(({ from }) => Temporal.Instant.compare(from, period.until) < 0);
  if (!meets) return;
  const booking = conflictingBooking(await openBookingsOf(tx, [vehicleId], now), period);
  const offer = blockOffer(taken, period);
  throw blockMeets({
    booking: booking ? { ...namedBooking(booking), blockedUntil: toBangkokText(booking.blockedUntil) } : null,
    offer: { from: toBangkokText(offer.from), until: toBangkokText(offer.until) },
  });
};

type BlockEvent = Readonly<{ action: string; before?: MaintenanceBlock; after?: MaintenanceBlock }>;

/** Writes an audit log entry about a block, under its vehicle. */
const recordBlock = (ctx: Context, vehicle: FleetVehicle, { action, before, after }: BlockEvent): Promise<void> =>
  ctx.record({
    action,
    subject: vehicleSubject(vehicle),
    before: before && factsOf(before),
    after: after && factsOf(after),
  });

const factsOf = ({ from, until, reason }: MaintenanceBlock) => ({
  blockedFrom: toBangkokText(from),
  blockedUntil: toBangkokText(until),
  blockedFor: reason,
});

/**
 * Blocks a vehicle for maintenance and returns the block's id. 404 for an unknown or archived vehicle; 409
 * `fleet.vehicle-booked` if the vehicle is booked or blocked in that period; 422 if the period runs backwards.
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
