import { equalToOf, lockRental } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { lockAtVersion, type SeenVersion } from '../paying/lock-for-payment.ts';
import { recordByStaff } from '../records/record-by-staff.ts';

/** Staff let a booking of a class keep the vehicle that it has now. 404; 409 `booking.changed-meanwhile`. */
export const lockVehicleOf = async (ctx: Context, seen: SeenVersion): Promise<void> => {
  const booking = await lockAtVersion(ctx, seen);
  const isTentative = (await equalToOf(ctx.tx, booking.id)) !== null;
  await lockRental(ctx.tx, booking.id);
  const [before, after] = [{ isTentative }, { isTentative: false }];
  await recordByStaff(ctx, booking, { action: 'booking.vehicle-locked', before, after });
};
