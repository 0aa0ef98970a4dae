import { isBefore } from '#kernel/period.ts';
import type { Context, Steps } from '#platform/context.ts';
import { each } from '#platform/jobs/jobs.ts';
import { releaseChange } from '../holds/drop-waiting-change.ts';
import { lockForPayment } from '../paying/lock-for-payment.ts';
import { saveBooking } from '../records/booking-store.ts';
import { findChange, overdueChanges, saveEnded } from '../records/change-store.ts';

/** The job that ends changes nobody paid for in time, one per transaction. Their bookings stay as they are. */
export const endChanges = async ({ now, step }: Steps): Promise<void> => {
  const overdue = await step(({ tx }) => overdueChanges(tx, now));
  await each(overdue, (bookingId) => step((ctx) => endChange(ctx, bookingId)));
};

const endChange = async (ctx: Context, bookingId: string): Promise<void> => {
  const { id, version } = await lockForPayment(ctx, bookingId);
  const change = await findChange(ctx.tx, id);
  if (!change || change.endedAt || isBefore(ctx.now, change.endsAt)) return;
  await releaseChange(ctx, change);
  await saveEnded(ctx.tx, id, ctx.now);
  await saveBooking(ctx.tx, { id });
  await ctx.enqueue({ task: 'mail-change-ended', payload: { bookingId: id, version } });
};
