import { lockVehicle } from '#modules/fleet/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { each } from '#platform/jobs/jobs.ts';
import { lockBooking } from '../records/booking-store.ts';
import { isOverdue } from '../rules/hold.ts';
import { endBooking } from './end-booking.ts';
import { overdueHolds } from './holds-store.ts';
import { forgetNetworks } from './unpaid-share-store.ts';

/** The job that expires unpaid holds, one booking per transaction, and forgets who made those that hold nothing more. */
export const expireHolds = async ({ now, step }: Steps): Promise<void> => {
  const overdue = await step(({ tx }) => overdueHolds(tx, now));
  await each(overdue, ({ id, vehicleId }) =>
    step(async (ctx) => {
      await lockVehicle(ctx.tx, vehicleId);
      await expireHold(ctx, id);
    }),
  );
  await step(({ tx }) => forgetNetworks(tx, now));
};

/** Delay after which the outcome of a payment in flight is known, and whether it reinstated the booking. */
const EXPIRY_MAIL_DELAY = { minutes: 2 };

/** Ends an expired hold; the caller has locked its vehicle. */
export const expireHold = async (ctx: Context, id: string) => {
  const booking = await lockBooking(ctx.tx, id);
  if (!booking || !isOverdue(booking, ctx.now)) return;
  await endBooking(ctx, booking, { action: 'expire', because: 'expired' });
  const later = booking.isPaying && { runAt: ctx.now.add(EXPIRY_MAIL_DELAY) };
  await ctx.enqueue({ task: 'mail-booking-expired', payload: { bookingId: id }, ...later });
};
