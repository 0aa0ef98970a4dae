import { netPaid } from '#kernel/balance.ts';
import { zeroSatang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import { keepAddons } from '#modules/extras/index.ts';
import { keepVehicle } from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import { type Context, isStaff } from '#platform/context.ts';
import { againstNone, type CountedAs, countProven } from '../holds/admit-unpaid.ts';
import { readAddress } from '../records/booking-access.ts';
import { type Booking, saveBooking, saveConsent } from '../records/booking-store.ts';
import { PUBLIC_PROVIDER } from '../records/prover.ts';
import { payOnline } from '../rules/problems.ts';

/**
 * Keeps a booking's vehicle, because the customer will pay the business directly: for the hours of the settings, or,
 * once their e-mail is proven or something is paid, until staff confirm or cancel it. Requires `lockForPayment`. False
 * if its vehicle is no longer held. 409 `booking.pay-online`.
 */
export const awaitOfflinePayment = async (
  ctx: Context,
  booking: Booking,
  paysBy: NonNullable<Booking['paysBy']>,
): Promise<boolean> => {
  const { tx } = ctx;
  const { id } = booking;
  const counted = await countedForGood(ctx, booking);
  const until = counted ? null : await keptUntil(ctx, booking);
  if (!(await keepVehicle(tx, id, until))) return false;
  await keepAddons(tx, id, until);
  // There is no deposit when paying the business directly: a customer who has paid nothing pays the whole amount.
  const paymentPlan = netPaid(booking) > zeroSatang ? booking.paymentPlan : 'full';
  await saveBooking(tx, { id, paysBy, paymentPlan, ...counted, holdUntil: null, keptUntil: until });
  return true;
};

/** Against which share of the fleet it counts once it is kept until the pick-up; null while it is kept for hours. */
const countedForGood = async (ctx: Context, booking: Booking): Promise<CountedAs | null> => {
  if (netPaid(booking) > zeroSatang || isStaff(ctx.actor)) return againstNone;
  const address = await readAddress(ctx.tx, ctx.actor, booking);
  const counted = address ? await countProven(ctx, booking, address) : null;
  // What a public mailbox alone vouches for is within no other share.
  if (!counted && booking.prover === PUBLIC_PROVIDER) throw payOnline();
  return counted;
};

/** A second choice of a direct payment keeps the first end. */
const keptUntil = async ({ tx, now }: Context, booking: Booking): Promise<Temporal.Instant | null> => {
  if (booking.holdUntil === null) return booking.keptUntil;
  const { payment } = await readSettings(tx);
  const end = now.add({ hours: payment.offlineHoldHours });
  return isBefore(end, booking.pickUpAt) ? end : booking.pickUpAt;
};

/**
 * Records that the customer accepted the current terms and privacy policy. Only the first acceptance counts. Requires
 * `lockForPayment`.
 */
export const recordConsent = ({ tx, now }: Pick<Context, 'tx' | 'now'>, bookingId: string): Promise<void> =>
  saveConsent(tx, bookingId, now);

/** Marks whether a payment of a locked booking is in flight; its hold does not expire meanwhile. */
export const markPaying = async ({ tx }: Context, bookingId: string, isPaying: boolean): Promise<void> => {
  await saveBooking(tx, { id: bookingId, isPaying });
};
