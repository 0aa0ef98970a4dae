import { nothing } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import { lockVehicle } from '#modules/fleet/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { type Booking, lockBooking, overdueHolds } from './booking-store.ts';
import { endBooking } from './end-booking.ts';

/** The job behind every unpaid hold: frees what nobody paid in time, a booking at a time. */
export const expireHolds = async ({ now, step }: Steps): Promise<void> => {
  const overdue = await step(({ tx }) => overdueHolds(tx, now));
  for (const { id, vehicleId } of overdue) {
    await step(async (ctx) => {
      await lockVehicle(ctx.tx, vehicleId);
      await expireHold(ctx, id);
    });
  }
};

/** The same for one vehicle, whose lock the caller holds: a hold that is over never stands in the way. */
export const expireOverdueHolds = async (ctx: Context, vehicleId: string): Promise<void> => {
  for (const { id } of await overdueHolds(ctx.tx, ctx.now, vehicleId)) await expireHold(ctx, id);
};

const expireHold = async (ctx: Context, id: string) => {
  const booking = await lockBooking(ctx.tx, id);
  if (!booking || !isOverdue(booking, ctx.now)) return;
  await endBooking(ctx, booking, { action: 'expire', because: 'expired' });
  await ctx.announce({ task: 'mail-booking-expired', payload: { bookingId: id } });
};

const isOverdue = ({ status, holdUntil, paid }: Booking, now: Temporal.Instant) =>
  status === 'pending' && paid === nothing && holdUntil !== null && !isBefore(now, holdUntil);
