import { minus, most, nothing, plus, type Satang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import { Problem } from '#kernel/problem.ts';
import { keepAddons, lockAddons, releaseAddons, reserveAddons } from '#modules/extras/index.ts';
import {
  conflictsOf,
  findVehicle,
  isOnOffer,
  keepVehicle,
  lockVehicle,
  occupyVehicle,
  releaseEndedHolds,
} from '#modules/fleet/index.ts';
import { redeemPromotion, returnPromotion } from '#modules/pricing/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database.ts';
import { addonsOfBooking, type Booking, findBooking, lockBooking, saveBooking } from '../booking-store.ts';
import { move, stateOf, statusOf } from '../rules/lifecycle.ts';
import { bookingNotFound } from '../rules/problems.ts';

export type Sums = Readonly<{
  /** Fees not in. */
  paid: Satang;
  refunded: Satang;
  /** Processing fees that were paid and have not gone back. */
  fees: Satang;
}>;

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
 * business approves by itself. A booking whose hold ended comes back while its vehicle and add-ons are still free.
 * `too-late`: they are not, or the money is not owed, and goes back. Sums are those of the whole ledger.
 */
export const receivePayment = async (
  ctx: Context,
  booking: Booking,
  { plan, isOwed, ...sums }: Sums & { plan: Booking['paymentPlan']; isOwed: boolean },
): Promise<'kept' | 'too-late'> => {
  if (!isOwed || !(await holdsItsVehicle(ctx, booking))) {
    const ended = booking.status === 'pending' && isOwed ? await lose(ctx, booking) : {};
    const promised = plus(booking.promised, minus(sums.paid, booking.paid));
    await saveBooking(ctx.tx, { id: booking.id, ...sums, promised, ...ended, isPaying: false });
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
  await keepAddons(ctx.tx, booking.id);
  await ctx.announce({ task: 'mail-booking-paid', payload: { bookingId: booking.id } });
  return 'kept';
};

/** A booking that costs nothing is paid by nothing. */
export const receiveNothing = (ctx: Context, booking: Booking): Promise<'kept' | 'too-late'> => {
  const { paid, refunded, fees } = booking;
  return receivePayment(ctx, booking, { paid, refunded, fees, plan: 'full', isOwed: true });
};

// A pending booking whose time somebody else took away has to come back too.
const holdsItsVehicle = async (ctx: Context, booking: Booking): Promise<boolean> =>
  (booking.status !== 'cancelled' && (await keepVehicle(ctx.tx, booking.id))) || comeBack(ctx, booking);

const lose = async (ctx: Context, { id, promotionId }: Booking) => {
  await releaseAddons(ctx.tx, id);
  if (promotionId) await returnPromotion(ctx, promotionId);
  return {
    status: statusOf(move('pending', 'expire')),
    holdUntil: null,
    cancelledAt: ctx.now,
    cancelledBecause: 'late-payment' as const,
  };
};

const comeBack = async (ctx: Context, booking: Booking): Promise<boolean> => {
  const { id: bookingId, vehicleId } = booking;
  if (booking.status === 'cancelled' && booking.cancelledBecause !== 'expired') return false;
  const vehicle = await findVehicle(ctx.tx, vehicleId);
  if (!vehicle || !isOnOffer(vehicle) || !isBefore(ctx.now, booking.pickUpAt)) return false;
  const during = { from: booking.pickUpAt, until: booking.blockedUntil };
  await releaseEndedHolds(ctx.tx, { vehicleId, now: ctx.now });
  if ((await conflictsOf(ctx.tx, { vehicleIds: [vehicleId], during, now: ctx.now })).length > 0) return false;
  const wanted = await addonsOfBooking(ctx.tx, bookingId);
  const rental = { from: booking.pickUpAt, until: booking.dropOffAt };
  const isBack = await unlessRefused(ctx, async (tx) => {
    await occupyVehicle(tx, { vehicleId, bookingId, during, heldUntil: null });
    // One whose vehicle alone was taken away has its add-ons still.
    await releaseAddons(tx, bookingId);
    await reserveAddons(tx, { bookingId, during: rental, heldUntil: null, now: ctx.now, wanted });
  });
  if (isBack) await redeemAgain(ctx, booking);
  return isBack;
};

// The price was agreed: a promotion that was used up meanwhile does not send the money back.
const redeemAgain = async (ctx: Context, { promotionId, cancelledBecause }: Booking) => {
  if (promotionId && cancelledBecause === 'expired')
    await unlessRefused(ctx, (tx) => redeemPromotion({ ...ctx, tx }, promotionId));
};

/** False when the work was refused with a conflict; then nothing of it stays. */
const unlessRefused = async (ctx: Context, work: (tx: Tx) => Promise<void>): Promise<boolean> => {
  try {
    await ctx.tx.transaction((tx) => work(tx));
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
};

const isRefusal = (error: unknown) => error instanceof Problem && error.status === 409;

/** What a refund does to a booking that `lockForPayment` locked: its sums. Whoever refunds tells the customer. */
export const recordRefund = async ({ tx }: Context, booking: Booking, sums: Sums): Promise<void> => {
  const wentBack = minus(sums.refunded, booking.refunded);
  await saveBooking(tx, { id: booking.id, ...sums, promised: most(minus(booking.promised, wentBack), nothing) });
};

/** Money of a locked booking, fees not in, that is to go back from now on: it is nobody else's to give back. */
export const promiseBack = async ({ tx }: Context, { id, promised }: Booking, amount: Satang): Promise<void> => {
  await saveBooking(tx, { id, promised: plus(promised, amount) });
};

/** Marks that a payment of a locked booking is under way, or is no longer. Meanwhile its hold is not given up. */
export const markPaying = async ({ tx }: Context, bookingId: string, isPaying: boolean): Promise<void> => {
  await saveBooking(tx, { id: bookingId, isPaying });
};
