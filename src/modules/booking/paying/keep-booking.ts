import { toBangkokText } from '#kernel/bangkok-time.ts';
import { keepAddons } from '#modules/extras/index.ts';
import { keepVehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { isProven, openBooking } from '../records/booking-access.ts';
import { type Booking, saveBooking } from '../records/booking-store.ts';
import { recordByStaff } from '../records/record-by-staff.ts';
import { isOverdue } from '../rules/hold.ts';
import { cannotMove, holdExpired, notProven } from '../rules/problems.ts';
import { lockForPayment } from './lock-for-payment.ts';

/**
 * Keeps a vehicle for cash or a transfer until the pick-up, no longer for hours: for who reads the booking's e-mail, and
 * for staff. 409 `booking.not-proven`, `booking.hold-over`, `booking.cannot-move`.
 */
export const keepBooking = async (ctx: Context, id: string): Promise<Booking> => {
  if (!(await isProven(ctx.tx, ctx.actor, await openBooking(ctx.tx, ctx.actor, id)))) throw notProven();
  const booking = await lockForPayment(ctx, id);
  if (booking.status === 'cancelled') throw cannotMove(booking.status);
  if (isOverdue(booking, ctx.now)) throw holdExpired();
  const kept = booking.keptUntil === null ? booking : await keepUntilPickUp(ctx, booking);
  await recordByStaff(ctx, booking, { action: 'booking.kept', before: factsOf(booking), after: factsOf(kept) });
  return kept;
};

const keepUntilPickUp = async ({ tx }: Context, { id }: Booking): Promise<Booking> => {
  if (!(await keepVehicle(tx, id))) throw holdExpired();
  await keepAddons(tx, id);
  return saveBooking(tx, { id, keptUntil: null });
};

const factsOf = ({ keptUntil }: Booking) => ({ keptUntil: keptUntil && toBangkokText(keptUntil) });
