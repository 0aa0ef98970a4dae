import { toBaht } from '#kernel/money.ts';
import { lockVehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { dropWaitingChange } from '../holds/drop-waiting-change.ts';
import { openBooking } from '../records/booking-access.ts';
import { type Booking, lockBooking, saveBooking } from '../records/booking-store.ts';
import { findChange, type WaitingChange } from '../records/change-store.ts';
import { recordByStaff } from '../records/record-by-staff.ts';
import { paymentInProgress } from '../rules/problems.ts';

/**
 * Drops the change of a booking that waits for its payment, or forgets that one ended; without one, nothing happens. 409
 * `payment.in-progress`: the payment under way may be for it.
 */
export const dropChange = async (ctx: Context, bookingId: string): Promise<Booking> => {
  const { vehicleId } = await openBooking(ctx.tx, ctx.actor, bookingId);
  await lockVehicle(ctx.tx, vehicleId);
  const booking = returnedRow(await lockBooking(ctx.tx, bookingId));
  const change = await findChange(ctx.tx, bookingId);
  if (change && booking.isPaying) throw paymentInProgress();
  await dropWaitingChange(ctx, bookingId);
  await recordByStaff(ctx, booking, {
    action: 'booking.change-dropped',
    before: factsOf(change),
    after: factsOf(null),
  });
  return change ? saveBooking(ctx.tx, { id: bookingId }) : booking;
};

const factsOf = (change: WaitingChange | null) => ({ totalAmount: change && toBaht(change.quote.total) });
