import { nothing, type Satang } from '#kernel/money.ts';
import { Problem } from '#kernel/problem.ts';
import { keepAddons, lockAddons, reserveAddons } from '#modules/extras/index.ts';
import { conflictsOf, keepVehicle, lockVehicle, occupyVehicle } from '#modules/fleet/index.ts';
import { redeemPromotion } from '#modules/pricing/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { addonsOfBooking, type Booking, findBooking, lockBooking, saveBooking } from './booking-store.ts';
import { move, stateOf, statusOf } from './rules/lifecycle.ts';
import { bookingNotFound } from './rules/problems.ts';

/** Takes the locks that receiving a payment needs, in the order of the house: vehicle, add-ons, booking. */
export const lockForPayment = async ({ tx }: Context, bookingId: string): Promise<Booking> => {
  const known = await findBooking(tx, bookingId);
  if (!known) throw bookingNotFound();
  await lockVehicle(tx, known.vehicleId);
  await lockAddons(
    tx,
    (await addonsOfBooking(tx, bookingId)).map(({ addonId }) => addonId),
  );
  const booking = await lockBooking(tx, bookingId);
  if (!booking) throw bookingNotFound();
  return booking;
};

/**
 * What a payment does to a booking that `lockForPayment` locked: it no longer expires, and is confirmed where the
 * business approves by itself. A booking whose hold ended comes back while its vehicle and add-ons are still free;
 * `too-late` means that they are not, and the money goes back. Sums are those of the whole ledger, fees not in.
 */
export const receivePayment = async (
  ctx: Context,
  booking: Booking,
  { plan, ...sums }: { paid: Satang; refunded: Satang; plan: Booking['paymentPlan'] },
): Promise<'kept' | 'too-late'> => {
  if (booking.status === 'cancelled' && !(await comeBack(ctx, booking))) {
    await saveBooking(ctx.tx, { id: booking.id, ...sums, isPaying: false });
    return 'too-late';
  }
  const pending = booking.status === 'cancelled' ? move('cancelled', 'revive') : stateOf(booking);
  const { autoApproval } = (await readSettings(ctx.tx)).booking;
  const isConfirmed = pending === 'pending' && autoApproval;
  await saveBooking(ctx.tx, {
    id: booking.id,
    ...sums,
    // The plan is what was really paid first, whatever was chosen when the booking was made.
    paymentPlan: booking.paid === nothing ? plan : booking.paymentPlan,
    isPaying: false,
    status: statusOf(isConfirmed ? move(pending, 'confirm') : pending),
    holdUntil: null,
    cancelledAt: null,
    cancelledBecause: null,
  });
  await keepVehicle(ctx.tx, booking.id);
  await keepAddons(ctx.tx, booking.id);
  await ctx.announce({ task: 'mail-booking-paid', payload: { bookingId: booking.id } });
  return 'kept';
};

const comeBack = async (ctx: Context, booking: Booking): Promise<boolean> => {
  if (booking.cancelledBecause !== 'expired') return false;
  const { id: bookingId, vehicleId, promotionId } = booking;
  const during = { from: booking.pickUpAt, until: booking.blockedUntil };
  if ((await conflictsOf(ctx.tx, { vehicleIds: [vehicleId], during, now: ctx.now })).length > 0) return false;
  const wanted = await addonsOfBooking(ctx.tx, bookingId);
  const rental = { from: booking.pickUpAt, until: booking.dropOffAt };
  try {
    await ctx.tx.transaction(async (tx) => {
      await occupyVehicle(tx, { vehicleId, bookingId, during, heldUntil: null });
      await reserveAddons(tx, { bookingId, during: rental, heldUntil: null, now: ctx.now, wanted });
      if (promotionId) await redeemPromotion({ ...ctx, tx }, promotionId);
    });
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
};

const isRefusal = (error: unknown) => error instanceof Problem && error.status === 409;

/** What a refund does to a booking: its sums, and the customer is told. */
export const recordRefund = async (
  ctx: Context,
  { id }: Booking,
  sums: { paid: Satang; refunded: Satang },
): Promise<void> => {
  await saveBooking(ctx.tx, { id, ...sums });
  await ctx.announce({ task: 'mail-payment-refunded-late', payload: { bookingId: id } });
};

/** Marks that a payment of a locked booking is under way, or is no longer. Meanwhile its hold is not given up. */
export const markPaying = async ({ tx }: Context, bookingId: string, isPaying: boolean): Promise<void> => {
  await saveBooking(tx, { id: bookingId, isPaying });
};
