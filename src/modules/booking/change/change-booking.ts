import { type Satang, toBaht, zeroSatang } from '#kernel/money.ts';
import { lockVehicles, vehiclesOfClass } from '#modules/fleet/index.ts';
import { type Context, isStaff } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { openBooking } from '../records/booking-access.ts';
import { type Booking, findBooking } from '../records/booking-store.ts';
import { recordChangeByStaff } from '../records/record-by-staff.ts';
import { dueForChange } from '../rules/money/due-for-change.ts';
import { applyChange, refuseOtherPrice } from './apply-change.ts';
import { awaitChangePayment } from './await-change-payment.ts';
import { type ChangePlan, type ChangeRequest, planChange } from './plan-change.ts';

export type Changed = Readonly<{
  booking: Booking;
  plan: ChangePlan;
  /** What is to be paid before the change happens. */
  due: Satang;
}>;

/**
 * Changes the dates, places or add-ons of a booking, or only quotes the change. A booking awaiting payment keeps
 * waiting, a confirmed one stays confirmed. A customer's change that makes a paid booking dearer than its payments cover
 * waits for what is due. Refusals: 409 for the booking's state or the time, `booking.vehicle-taken`,
 * `booking.addon-sold-out`, `booking.price-changed`, `booking.changed-meanwhile`, `booking.pay-first`; 422 for limits; 429
 * `booking.changes-unpaid`.
 */
export const changeBooking = async (ctx: Context, request: ChangeRequest): Promise<Changed> => {
  const { before, ...changed } = await change(ctx, request);
  await recordChangeByStaff(ctx, { action: 'booking.changed', before, after: changed.booking });
  return changed;
};

const change = async (ctx: Context, request: ChangeRequest): Promise<Changed & { before: Booking }> => {
  const current = await openBooking(ctx.tx, ctx.actor, request.bookingId);
  if (request.dryRun) {
    const plan = await planChange(ctx, current, request);
    return { before: current, booking: current, plan, due: dueFor(ctx, current, plan) };
  }
  await lockVehicles(ctx.tx, await vehiclesOfClass(ctx.tx, current.vehicleId));
  // The previous holder of the lock may have changed the booking.
  const booking = returnedRow(await findBooking(ctx.tx, current.id));
  const plan = await planChange(ctx, booking, request);
  refuseOtherPrice(plan, request.totalAmount ?? toBaht(booking.total));
  const { period, addons, places } = plan.changes;
  const due = dueFor(ctx, booking, plan);
  const answer = { before: booking, plan, due };
  if (!period && !addons && !places) return { ...answer, booking };
  const make = due > zeroSatang ? awaitChangePayment : applyChange;
  return { ...answer, booking: await make(ctx, booking, plan) };
};

const dueFor = ({ actor }: Context, booking: Booking, { quote }: ChangePlan): Satang =>
  isStaff(actor) ? zeroSatang : dueForChange(booking, quote);
