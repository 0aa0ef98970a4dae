import { notAllowed } from '#kernel/problem.ts';
import { releaseAddons, reserveAddons } from '#modules/extras/index.ts';
import {
  conflictsOf,
  detachDamage,
  occupiedByBooking,
  occupyVehicle,
  releaseEndedHolds,
  releaseVehicle,
  vehicleTaken,
} from '#modules/fleet/index.ts';
import { withLateFee } from '#modules/pricing/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { finishCancelling } from '../../change/cancel-booking.ts';
import { refundTermsNow } from '../../change/quote-cancellation.ts';
import { upgradeOf } from '../../classes/upgrade-of.ts';
import { releaseBooked } from '../../holds/end-booking.ts';
import { refuseSpentPoints } from '../../points/account-points.ts';
import { addonsOfBooking, type Booking, saveBooking } from '../../records/booking-store.ts';
import { deleteHandOver, findActiveRental } from '../../records/hand-over-store.ts';
import { recordByStaff } from '../../records/record-by-staff.ts';
import { redeemFor } from '../../records/redeem-for.ts';
import { type BookingState, stateOf } from '../../rules/lifecycle.ts';
import { forcedFields, undoneHandOvers } from '../../rules/office/status-override.ts';
import { bookingArchived, cannotBecome, reasonNeeded, vehicleAlreadyOut } from '../../rules/problems.ts';
import { releaseReturned } from '../hand-over/return-vehicle.ts';
import { syncVehicleStatus } from '../hand-over/sync-vehicle-status.ts';

type Forced = Readonly<{ stage: BookingState; reason: string | null; refundAmount: number | null }>;

/**
 * An admin brings a locked booking to any other stage, against the table of states. The database goes on refusing
 * overlaps: a booking that is over needs its vehicle free again. 403 for others, 422 without a reason, 409 for the stage
 * it is at, `booking.archived`, `booking.vehicle-taken`, `booking.addon-sold-out`, `booking.points-spent`, `booking.refund-changed`.
 */
export const forceBooking = async (ctx: Context, booking: Booking, forced: Forced): Promise<void> => {
  if (ctx.actor.user?.role !== 'ADMIN') throw notAllowed();
  if (!forced.reason) throw reasonNeeded();
  const from = stateOf(booking);
  const { stage, reason } = forced;
  if (booking.archivedAt !== null) throw bookingArchived();
  if (from === stage) throw cannotBecome(from, stage);
  if (stage === 'cancelled') await forceCancellation(ctx, booking, forced);
  else await forceStage(ctx, booking, stage);
  const undone = undoneHandOvers(from, stage);
  for (const kind of undone) await deleteHandOver(ctx.tx, booking.id, kind);
  if (undone.includes('pick-up')) await detachDamage(ctx.tx, booking.id);
  await syncVehicleStatus(ctx, booking.vehicleId);
  const facts = { before: { stage: from }, after: { stage } };
  await recordByStaff(ctx, booking, { action: 'booking.forced', reason, ...facts });
};

const forceCancellation = async (ctx: Context, booking: Booking, { refundAmount }: Forced) => {
  const cancellation = await refundTermsNow(ctx, booking);
  const ended = {
    status: 'cancelled',
    cancelledAt: ctx.now,
    cancelledBecause: 'staff',
    holdUntil: null,
    keptUntil: null,
  } as const;
  const end = async () => {
    await saveBooking(ctx.tx, { id: booking.id, ...ended, pickedUpAt: null, returnedAt: null, upgrade: null });
    await releaseBooked(ctx, booking);
  };
  await finishCancelling(ctx, booking, { refundAmount, reason: null, cancellation, end });
};

const forceStage = async (ctx: Context, booking: Booking, stage: Exclude<BookingState, 'cancelled'>) => {
  const out = await findActiveRental(ctx.tx, booking.vehicleId);
  if (stage === 'picked-up' && out) throw vehicleAlreadyOut(out);
  await reserveAgain(ctx, booking);
  const quote = stage === 'completed' ? booking.quote : withLateFee(booking.quote, null);
  const fields = forcedFields(booking, stage, ctx.now);
  const { enableLoyaltyProgram: earnsPoints } = (await readSettings(ctx.tx)).features;
  const over = stage === 'completed' ? { earnsPoints } : {};
  const upgrade = fields.pickedUpAt && (booking.pickedUpAt ? booking.upgrade : await upgradeOf(ctx.tx, booking));
  const moved = await saveBooking(ctx.tx, { id: booking.id, ...fields, ...over, upgrade, quote, total: quote.total });
  const { id: bookingId, version } = moved;
  if (stage === 'completed') await releaseReturned(ctx, booking);
  if (stage === 'confirmed' && booking.status !== 'confirmed')
    await ctx.enqueue({ task: 'mail-booking-confirmed', payload: { bookingId, version } });
};

/**
 * Gives a locked booking what it had agreed, for good: vehicle, add-ons, and its promotion and points where its end
 * had returned them. 409 `booking.points-spent`, `booking.vehicle-taken`, `booking.addon-sold-out`,
 * `pricing.promotion-used-up`, `pricing.promotion-used-before`.
 */
const reserveAgain = async (ctx: Context, booking: Booking): Promise<void> => {
  const { id: bookingId, vehicleId, promotionId } = booking;
  if (booking.status === 'cancelled') await refuseSpentPoints(ctx, booking);
  const during = occupiedByBooking(booking);
  await releaseEndedHolds(ctx.tx, { vehicleId, now: ctx.now });
  await releaseVehicle(ctx.tx, bookingId);
  const conflicts = await conflictsOf(ctx.tx, { vehicleIds: [vehicleId], during, now: ctx.now });
  if (conflicts.length > 0) throw vehicleTaken();
  await occupyVehicle(ctx.tx, { vehicleId, bookingId, during, heldUntil: null });
  await releaseAddons(ctx.tx, bookingId);
  const rental = { from: booking.pickUpAt, until: booking.dropOffAt };
  const addons = await addonsOfBooking(ctx.tx, bookingId);
  await reserveAddons(ctx.tx, { bookingId, during: rental, heldUntil: null, now: ctx.now, requested: addons });
  if (booking.status === 'cancelled' && promotionId) await redeemFor(ctx, promotionId, booking, bookingId);
};
