import { toBaht } from '#kernel/money.ts';
import { lockVehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { present } from '#platform/database/database.ts';
import { openBooking } from '../records/booking-access.ts';
import { type Booking, findBooking } from '../records/booking-store.ts';
import { recordChangeByStaff } from '../records/record-by-staff.ts';
import { applyChange, refuseOtherPrice } from './apply-change.ts';
import { type ChangePlan, type ChangeRequest, planChange } from './plan-change.ts';

export type Changed = Readonly<{ booking: Booking; plan: ChangePlan }>;

/**
 * Changes dates, places or add-ons of a booking, or only says what that would cost. One that waits for its payment goes
 * on waiting, a confirmed one stays confirmed. Refusals: 409 for its state or its time, `booking.vehicle-taken`,
 * `booking.addon-sold-out`, `booking.price-changed`, `booking.changed-meanwhile`; 422 for limits.
 */
export const changeBooking = async (ctx: Context, asked: ChangeRequest): Promise<Changed> => {
  const { before, ...changed } = await change(ctx, asked);
  await recordChangeByStaff(ctx, { action: 'booking.changed', before, after: changed.booking });
  return changed;
};

const change = async (ctx: Context, asked: ChangeRequest): Promise<Changed & { before: Booking }> => {
  const known = await openBooking(ctx.tx, ctx.actor, asked.bookingId);
  if (asked.dryRun) return { before: known, booking: known, plan: await planChange(ctx, known, asked) };
  await lockVehicle(ctx.tx, known.vehicleId);
  // Whoever had the lock before may have changed it.
  const booking = present(await findBooking(ctx.tx, known.id));
  const plan = await planChange(ctx, booking, asked);
  refuseOtherPrice(plan, asked.totalAmount ?? toBaht(booking.total));
  const { period, addons, places } = plan.changes;
  const isSame = !period && !addons && !places;
  return { before: booking, booking: isSame ? booking : await applyChange(ctx, booking, plan), plan };
};
