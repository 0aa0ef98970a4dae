import { nothing } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import { releaseAddons } from '#modules/extras/index.ts';
import { lockVehicle, releaseVehicle } from '#modules/fleet/index.ts';
import { returnPromotion } from '#modules/pricing/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { type Booking, lockBooking, overdueHolds, saveBooking } from './booking-store.ts';
import type { Because } from './booking-tables.ts';
import { move, stateOf, statusOf } from './rules/lifecycle.ts';

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
  await saveBooking(ctx.tx, { ...ended(booking, 'expire', 'expired', ctx.now) });
  await freeWhatItHeld(ctx, booking);
  await ctx.announce({ task: 'mail-booking-expired', payload: { bookingId: id } });
};

const isOverdue = ({ status, holdUntil, paid }: Booking, now: Temporal.Instant) =>
  status === 'pending' && paid === nothing && holdUntil !== null && !isBefore(now, holdUntil);

const ended = (booking: Booking, action: 'expire' | 'cancel', because: Because, now: Temporal.Instant) => ({
  id: booking.id,
  status: statusOf(move(stateOf(booking), action)),
  holdUntil: null,
  cancelledAt: now,
  cancelledBecause: because,
});

const freeWhatItHeld = async (ctx: Context, { id, promotionId }: Booking) => {
  await releaseVehicle(ctx.tx, id);
  await releaseAddons(ctx.tx, id);
  if (promotionId) await returnPromotion(ctx, promotionId);
};
