import { toBangkokText } from '#kernel/bangkok-time.ts';
import { type Satang, toBaht, zeroSatang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import { releaseAddons } from '#modules/extras/index.ts';
import { readyAfterReturn, readyAgain } from '#modules/fleet/index.ts';
import { lateFeeFor, withLateFee } from '#modules/pricing/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { requireBooking } from '../../records/booking-access.ts';
import { type Booking, saveBooking } from '../../records/booking-store.ts';
import { pickUpOf, saveMileage } from '../../records/hand-over-store.ts';
import { recordByStaff } from '../../records/record-by-staff.ts';
import { mayMove, move, stateOf, statusOfState } from '../../rules/lifecycle.ts';
import { type FromDevice, happenedAt } from '../../rules/office/happened-at.ts';
import { earlyMinutes, lateDays, lateMinutes } from '../../rules/office/late-return.ts';
import {
  cannotBecome,
  lessThanAtPickUp,
  noPickUpRecorded,
  noPickUpToCorrect,
  returnBeforePickUp,
  returnStillToCome,
} from '../../rules/problems.ts';
import { endEarly, planEarlyReturn } from './early-return.ts';
import { auditFacts, type HandOverFacts, recordHandOver } from './pick-up-vehicle.ts';
import { syncVehicleStatus } from './sync-vehicle-status.ts';

type Returned = FromDevice &
  HandOverFacts &
  Readonly<{
    /** The fee that staff decided, in satang, tax included. */
    lateFee: Satang;
    /** Why nothing is charged for a late return. */
    lateFeeReason?: string | null;
    /** What an early return costs in all, in baht, as staff saw it; null for what was agreed. */
    earlyTotal?: number | null;
    withoutPickUp: boolean;
    /** When the vehicle came back; null for when it was recorded. */
    returnedAt?: Temporal.Instant | null;
    /** The right mileage at pick-up, and why the recorded one was wrong. */
    pickUpMileage?: Readonly<{ mileage: number; reason: string }> | null;
  }>;

/**
 * Returns the vehicle of a locked booking: completes the rental and adds the late fee to what is owed. 409
 * `booking.cannot-become`, `booking.no-pick-up`, `booking.price-changed`; 422 for a mileage below that of the pick-up, for a
 * moment before it or still to come, and for a corrected mileage of a pick-up that was not recorded.
 */
export const returnVehicle = async (ctx: Context, agreed: Booking, request: Returned): Promise<void> => {
  const { tx, now } = ctx;
  const state = stateOf(agreed);
  if (!mayMove(state, 'return')) throw cannotBecome(state, 'completed');
  if (state === 'confirmed' && !request.withoutPickUp) throw noPickUpRecorded();
  const recorded = happenedAt(request, now);
  const at = request.returnedAt ?? recorded.at;
  refuseWrongMoment(agreed, at, now);
  const { earlyTotal = null } = request;
  const booking = earlyTotal === null ? agreed : await endEarly(ctx, agreed, { at, totalAmount: earlyTotal });
  if (request.pickUpMileage) await correctPickUpMileage(ctx, booking, request.pickUpMileage);
  await refuseLessMileage(ctx, booking, request.mileage);
  const { id } = request;
  const moments = { at, receivedAt: recorded.receivedAt };
  await recordHandOver(ctx, booking, { kind: 'return', id, facts: request, licenseChecked: false, ...moments });
  const status = statusOfState(move(state, 'return'));
  const priced = request.lateFee > zeroSatang ? await priceWithFee(ctx, booking, { amount: request.lateFee, at }) : {};
  const { enableLoyaltyProgram: earnsPoints } = (await readSettings(tx)).features;
  const over = { status, returnedAt: at, earnsPoints, ...priced };
  const { version } = await saveBooking(tx, { id: booking.id, ...over });
  await releaseReturned(ctx, booking, at);
  await syncVehicleStatus(ctx, booking.vehicleId, request.mileage);
  const after = { ...auditFacts(request), lateFee: toBaht(request.lateFee), returnedAt: toBangkokText(at) };
  const { lateFeeReason: reason = null } = request;
  await recordByStaff(ctx, booking, { action: 'booking.returned', after, reason });
  if (request.lateFee > zeroSatang) await enqueueLateReturnMail(ctx, { bookingId: booking.id, version });
};

/** The fee is usually paid at the desk just after the return, or out of the deposit: one mail then covers both. */
export const LATE_RETURN_MAIL_AFTER = Temporal.Duration.from({ minutes: 10 });

const enqueueLateReturnMail = ({ enqueue, now }: Context, payload: { bookingId: string; version: number }) =>
  enqueue({
    task: 'mail-late-return',
    payload,
    runAt: now.add(LATE_RETURN_MAIL_AFTER),
    // A return that is undone and recorded again sends one mail.
    key: `mail-late-return:${payload.bookingId}`,
  });

/** Releases what a locked booking returned: the vehicle after its turnover, the add-ons immediately. */
export const releaseReturned = async ({ tx, now }: Context, booking: Booking, at = now): Promise<void> => {
  await readyAgain(tx, { bookingId: booking.id, at: readyAfterReturn(booking, at), now });
  await releaseAddons(tx, booking.id);
};

const refuseWrongMoment = ({ pickedUpAt }: Booking, at: Temporal.Instant, now: Temporal.Instant) => {
  if (isBefore(now, at)) throw returnStillToCome();
  if (pickedUpAt && isBefore(at, pickedUpAt)) throw returnBeforePickUp();
};

const correctPickUpMileage = async (
  ctx: Context,
  booking: Booking,
  { mileage, reason }: { mileage: number; reason: string },
) => {
  const pickUp = await pickUpOf(ctx.tx, booking.id);
  if (!pickUp) throw noPickUpToCorrect();
  await saveMileage(ctx.tx, pickUp.id, mileage);
  await recordByStaff(ctx, booking, {
    action: 'booking.mileage-corrected',
    before: { mileage: pickUp.mileage },
    after: { mileage },
    reason,
  });
};

const refuseLessMileage = async ({ tx }: Context, { id }: Booking, mileage: number | null) => {
  const atPickUp = (await pickUpOf(tx, id))?.mileage ?? null;
  if (mileage !== null && atPickUp !== null && mileage < atPickUp) throw lessThanAtPickUp(atPickUp);
};

type Fee = Readonly<{ amount: Satang; at: Temporal.Instant }>;

const priceWithFee = async ({ tx }: Context, { quote, dropOffAt }: Booking, { amount, at }: Fee) => {
  const { graceMinutes } = (await readSettings(tx)).booking;
  const priced = withLateFee(quote, { amount, days: lateDays(dropOffAt, at, graceMinutes) });
  return { quote: priced, total: priced.total };
};

/**
 * How late a return at a moment is and what the grace rule proposes to charge, or what an early one gives back. 409 unless
 * it can be returned.
 */
export const proposeReturn = async (
  ctx: Context,
  { bookingId, at = ctx.now }: { bookingId: string; at?: Temporal.Instant | undefined },
) => {
  const { tx, now } = ctx;
  const booking = await requireBooking(tx, bookingId);
  const state = stateOf(booking);
  if (!mayMove(state, 'return')) throw cannotBecome(state, 'completed');
  refuseWrongMoment(booking, at, now);
  const { booking: rules, tax } = await readSettings(tx);
  const days = lateDays(booking.dropOffAt, at, rules.graceMinutes);
  return {
    lateMinutes: lateMinutes(booking.dropOffAt, at),
    earlyMinutes: earlyMinutes(booking.dropOffAt, at),
    early: await planEarlyReturn(ctx, booking, { at, dryRun: true }),
    graceMinutes: rules.graceMinutes,
    lateDays: days,
    proposedFee: lateFeeFor(booking.quote, days, tax),
  };
};
