import { minus, plus, zeroSatang } from '#kernel/money.ts';
import { keepAddons, releaseAddons } from '#modules/extras/index.ts';
import { keepVehicle } from '#modules/fleet/index.ts';
import { returnPromotion } from '#modules/pricing/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { type Booking, saveBooking } from '../records/booking-store.ts';
import { move, stateOf, statusOfState } from '../rules/lifecycle.ts';
import { markPaying } from './begin-payment.ts';
import { reinstateBooking } from './reinstate-booking.ts';
import { enqueueDocuments, recordRefund, type Sums } from './update-balance.ts';

/**
 * Applies a payment to a booking; requires `lockForPayment`. The booking no longer expires, and is confirmed if the
 * business approves automatically. An expired booking, archived or not, is reinstated if its vehicle and add-ons are free.
 * `too-late`: they are not, or nothing was owed, and the money must be refunded. Of a rental that has ended only the sums
 * change. Sums are those of the whole ledger.
 */
export const receivePayment = async (
  ctx: Context,
  booking: Booking,
  { plan, isOwed, ...sums }: Sums & { plan: Booking['paymentPlan']; isOwed: boolean },
): Promise<'accepted' | 'too-late'> => {
  if (isOwed && booking.status === 'completed') {
    await recordRefund(ctx, booking, sums);
    await markPaying(ctx, booking.id, false);
    return 'accepted';
  }
  if (!isOwed || !(await keepOrReinstate(ctx, booking))) {
    const ended = booking.status === 'pending' && isOwed ? await releaseLost(ctx, booking) : {};
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
    // The plan follows the first payment, whatever was chosen when booking.
    paymentPlan: booking.paid === zeroSatang ? plan : booking.paymentPlan,
    isPaying: false,
    status: statusOfState(isConfirmed ? move(pending, 'confirm') : pending),
    holdUntil: null,
    keptUntil: null,
    cancelledAt: null,
    cancelledBecause: null,
    archivedAt: null,
  });
  await keepAddons(ctx.tx, booking.id);
  await enqueueDocuments(ctx, booking.id);
  // The customer of a booking confirmed earlier is told only of the payment.
  if (booking.status !== 'confirmed')
    await ctx.enqueue({ task: 'mail-booking-paid', payload: { bookingId: booking.id } });
  return 'accepted';
};

/** Settles a booking with a total of zero. */
export const receiveZeroPayment = (ctx: Context, booking: Booking): Promise<'accepted' | 'too-late'> => {
  const { paid, refunded, fees } = booking;
  return receivePayment(ctx, booking, { paid, refunded, fees, plan: 'full', isOwed: true });
};

// A pending booking that lost its vehicle must be reinstated too.
const keepOrReinstate = async (ctx: Context, booking: Booking): Promise<boolean> =>
  (booking.status !== 'cancelled' && (await keepVehicle(ctx.tx, booking.id))) || reinstateBooking(ctx, booking);

const releaseLost = async (ctx: Context, { id, promotionId }: Booking) => {
  await releaseAddons(ctx.tx, id);
  if (promotionId) await returnPromotion(ctx, promotionId);
  return {
    status: statusOfState(move('pending', 'expire')),
    holdUntil: null,
    keptUntil: null,
    cancelledAt: ctx.now,
    cancelledBecause: 'late-payment' as const,
  };
};
