import { lockVehicle } from '#modules/fleet/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { each } from '#platform/jobs/jobs.ts';
import { lockBooking } from '../records/booking-store.ts';
import { isOverdue } from '../rules/hold.ts';
import { endBooking } from './end-booking.ts';
import { overdueHolds } from './holds-store.ts';

/** The job behind every unpaid hold: frees what nobody paid in time, a booking at a time. */
export const expireHolds = async ({ now, step }: Steps): Promise<void> => {
  const overdue = await step(({ tx }) => overdueHolds(tx, now));
  await each(overdue, ({ id, vehicleId }) =>
    step(async (ctx) => {
      await lockVehicle(ctx.tx, vehicleId);
      await expireHold(ctx, id);
    }),
  );
};

/** By then it is known what became of a payment that was under way, and whether the booking came back with it. */
const TOLD_AFTER = { minutes: 2 };

/** Ends a hold that is over, whose vehicle the caller has locked. */
export const expireHold = async (ctx: Context, id: string) => {
  const booking = await lockBooking(ctx.tx, id);
  if (!booking || !isOverdue(booking, ctx.now)) return;
  await endBooking(ctx, booking, { action: 'expire', because: 'expired' });
  const later = booking.isPaying && { runAt: ctx.now.add(TOLD_AFTER) };
  await ctx.enqueue({ task: 'mail-booking-expired', payload: { bookingId: id }, ...later });
};
