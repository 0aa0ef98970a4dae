import { equalToOf, lockRental, lockRentalsUntil } from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { lockAtVersion, type SeenVersion } from '../paying/lock-for-payment.ts';
import { recordByStaff } from '../records/record-by-staff.ts';

/** The job that locks rentals shortly before their pick-up: from then on each keeps the vehicle that it has. */
export const lockRentals = ({ step }: Steps): Promise<void> =>
  step(async ({ tx, now }) => {
    const { lockHours } = (await readSettings(tx)).booking;
    await lockRentalsUntil(tx, now.add({ hours: lockHours }));
  });

/** Staff let a booking of a class keep the vehicle that it has now. 404; 409 `booking.changed-meanwhile`. */
export const lockVehicleOf = async (ctx: Context, seen: SeenVersion): Promise<void> => {
  const booking = await lockAtVersion(ctx, seen);
  const isTentative = (await equalToOf(ctx.tx, booking.id)) !== null;
  await lockRental(ctx.tx, booking.id);
  const [before, after] = [{ isTentative }, { isTentative: false }];
  await recordByStaff(ctx, booking, { action: 'booking.vehicle-locked', before, after });
};
