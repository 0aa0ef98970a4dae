import { lockVehicle } from '#modules/fleet/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { each } from '#platform/jobs/jobs.ts';
import { endBooking } from '../holds/end-booking.ts';
import { unprovenBookings } from '../holds/unpaid-share-store.ts';
import { requireBooking } from '../records/booking-access.ts';
import { lockBooking } from '../records/booking-store.ts';
import { recordChangeByStaff } from '../records/record-by-staff.ts';
import { endsAt } from '../rules/hold.ts';

/**
 * Ends the unpaid bookings of all visitors whose e-mail is not proven, as if their time were over: their customers are
 * told, and may book again. Those that are being paid stay. Returns how many were ended.
 */
export const endUnproven = async ({ now, step }: Steps): Promise<number> => {
  let ended = 0;
  await each(await step(({ tx }) => unprovenBookings(tx, now)), async ({ id, vehicleId }) => {
    const isEnded = await step(async (ctx) => {
      await lockVehicle(ctx.tx, vehicleId);
      return endIfUnproven(ctx, id);
    });
    if (isEnded) ended += 1;
  });
  await step((ctx) => ctx.record({ action: 'booking.unproven-ended', after: { ended } }));
  return ended;
};

const endIfUnproven = async (ctx: Context, id: string): Promise<boolean> => {
  const booking = await lockBooking(ctx.tx, id);
  if (!booking || booking.network === null || booking.isPaying || !endsAt(booking)) return false;
  await endBooking(ctx, booking, { action: 'expire', because: 'expired' });
  await ctx.enqueue({ task: 'mail-booking-expired', payload: { bookingId: id } });
  await recordChangeByStaff(ctx, {
    action: 'booking.cancelled',
    before: booking,
    after: await requireBooking(ctx.tx, id),
  });
  return true;
};
