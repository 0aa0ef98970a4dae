import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { Context } from '#platform/context.ts';
import type { FleetVehicle } from '../office/office-vehicle-store.ts';
import { vehicleSubject } from '../office/record-vehicle.ts';
import type { Block } from './block-store.ts';

type Change = Readonly<{ action: string; before?: Block; after?: Block }>;

/** Leaves an entry of the audit log with the vehicle that is blocked. */
export const recordBlock = (ctx: Context, vehicle: FleetVehicle, { action, before, after }: Change): Promise<void> =>
  ctx.record({
    action,
    subject: vehicleSubject(vehicle),
    before: before && factsOf(before),
    after: after && factsOf(after),
  });

const factsOf = ({ from, until, reason }: Block) => ({
  blockedFrom: toBangkokText(from),
  blockedUntil: toBangkokText(until),
  blockedFor: reason,
});
