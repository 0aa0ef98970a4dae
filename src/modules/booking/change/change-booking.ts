import { toBaht } from '#kernel/money.ts';
import { lockVehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { openBooking } from '../records/booking-access.ts';
import { type Booking, findBooking } from '../records/booking-store.ts';
import { recordChangeByStaff } from '../records/record-by-staff.ts';
import { applyChange, refuseOtherPrice } from './apply-change.ts';
import { type ChangePlan, type ChangeRequest, planChange } from './plan-change.ts';

export type Changed = Readonly<{ booking: Booking; plan: ChangePlan }>;

/**
 * Changes the dates, places or add-ons of a booking, or only quotes the change. A booking awaiting payment keeps
 * waiting, a confirmed one stays confirmed. Refusals: 409 for the booking's state or the time, `booking.vehicle-taken`,
 * `booking.addon-sold-out`, `booking.price-changed`, `booking.changed-meanwhile`; 422 for limits.
 */
export const changeBooking = async (ctx: Context, request: ChangeRequest): Promise<Changed> => {
  const { before, ...changed } = await change(ctx, request);
  await recordChangeByStaff(ctx, { action: 'booking.changed', before, after: changed.booking });
  return changed;
};

const change = async (ctx: Context, request: ChangeRequest): Promise<Changed & { before: Booking }> => {
  const current = await openBooking(ctx.tx, ctx.actor, request.bookingId);
  if (request.dryRun) return { before: current, booking: current, plan: await planChange(ctx, current, request) };
  await lockVehicle(ctx.tx, current.vehicleId);
  // The previous holder of the lock may have changed the booking.
  const booking = returnedRow(await findBooking(ctx.tx, current.id));
  const plan = await planChange(ctx, booking, request);
  refuseOtherPrice(plan, request.totalAmount ?? toBaht(booking.total));
  const { period, addons, places } = plan.changes;
  const isSame = !period && !addons && !places;
  return { before: booking, booking: isSame ? booking : await applyChange(ctx, booking, plan), plan };
};
