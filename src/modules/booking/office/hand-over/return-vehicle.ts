import { type Satang, toBaht, zeroSatang } from '#kernel/money.ts';
import { hoursBetween, isBefore } from '#kernel/period.ts';
import { releaseAddons } from '#modules/extras/index.ts';
import { readyAfterReturn, readyAgain } from '#modules/fleet/index.ts';
import { lateFeeFor, withLateFee } from '#modules/pricing/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { requireBooking } from '../../records/booking-access.ts';
import { type Booking, saveBooking } from '../../records/booking-store.ts';
import { recordByStaff } from '../../records/record-by-staff.ts';
import { mayMove, move, stateOf, statusOfState } from '../../rules/lifecycle.ts';
import { lateDays } from '../../rules/office/late-return.ts';
import { cannotBecome, lessThanAtPickUp, noPickUpRecorded } from '../../rules/problems.ts';
import { handOversOf } from '../records/hand-over-store.ts';
import { auditFacts, type HandOverFacts, recordHandOver } from './pick-up-vehicle.ts';
import { syncVehicleStatus } from './sync-vehicle-status.ts';

type Returned = HandOverFacts &
  Readonly<{
    /** The fee that staff decided, in satang, tax included. */
    lateFee: Satang;
    withoutPickUp: boolean;
  }>;

/**
 * Returns the vehicle of a locked booking: completes the rental and adds the late fee to what is owed. 409
 * `booking.cannot-become`, `booking.no-pick-up`; 422 for a mileage below that of the pick-up.
 */
export const returnVehicle = async (ctx: Context, booking: Booking, request: Returned): Promise<void> => {
  const { tx, now } = ctx;
  const state = stateOf(booking);
  if (!mayMove(state, 'return')) throw cannotBecome(state, 'completed');
  if (state === 'confirmed' && !request.withoutPickUp) throw noPickUpRecorded();
  await refuseLessMileage(ctx, booking, request.mileage);
  await recordHandOver(ctx, booking, { kind: 'return', facts: request, licenseChecked: false });
  const status = statusOfState(move(state, 'return'));
  const priced = request.lateFee > zeroSatang ? await priceWithFee(ctx, booking, request.lateFee) : {};
  const { enableLoyaltyProgram: earnsPoints } = (await readSettings(tx)).features;
  const over = { status, returnedAt: now, earnsPoints, ...priced };
  const { version } = await saveBooking(tx, { id: booking.id, ...over });
  await releaseReturned(ctx, booking);
  await syncVehicleStatus(ctx, booking.vehicleId, request.mileage);
  const after = { ...auditFacts(request), lateFee: toBaht(request.lateFee) };
  await recordByStaff(ctx, booking, { action: 'booking.returned', after });
  if (request.lateFee > zeroSatang) await enqueueLateReturnMail(ctx, { bookingId: booking.id, version });
};

/** The fee is usually paid at the desk just after the return: one mail then covers both. */
const PAID_AT_THE_DESK = Temporal.Duration.from({ minutes: 10 });

const enqueueLateReturnMail = ({ enqueue, now }: Context, payload: { bookingId: string; version: number }) =>
  enqueue({
    task: 'mail-late-return',
    payload,
    runAt: now.add(PAID_AT_THE_DESK),
    // A return that is undone and recorded again sends one mail.
    key: `mail-late-return:${payload.bookingId}`,
  });

/** Releases what a locked booking returned: the vehicle after its turnover, the add-ons immediately. */
export const releaseReturned = async ({ tx, now }: Context, booking: Booking): Promise<void> => {
  await readyAgain(tx, { bookingId: booking.id, at: readyAfterReturn(booking, now), now });
  await releaseAddons(tx, booking.id);
};

const refuseLessMileage = async ({ tx }: Context, { id }: Booking, mileage: number | null) => {
  const atPickUp = (await handOversOf(tx, id)).find(({ kind }) => kind === 'pick-up')?.mileage ?? null;
  if (mileage !== null && atPickUp !== null && mileage < atPickUp) throw lessThanAtPickUp(atPickUp);
};

const priceWithFee = async ({ tx, now }: Context, { quote, dropOffAt }: Booking, amount: Satang) => {
  const { graceMinutes } = (await readSettings(tx)).booking;
  const priced = withLateFee(quote, { amount, days: lateDays(dropOffAt, now, graceMinutes) });
  return { quote: priced, total: priced.total };
};

/** How late a vehicle is now, and what the grace rule proposes to charge for it. 409 unless it can be returned. */
export const proposeReturn = async ({ tx, now }: Pick<Context, 'tx' | 'now'>, bookingId: string) => {
  const booking = await requireBooking(tx, bookingId);
  const state = stateOf(booking);
  if (!mayMove(state, 'return')) throw cannotBecome(state, 'completed');
  const { booking: rules, tax } = await readSettings(tx);
  const days = lateDays(booking.dropOffAt, now, rules.graceMinutes);
  const isOver = isBefore(booking.dropOffAt, now);
  return {
    lateMinutes: isOver ? Math.floor(hoursBetween(booking.dropOffAt, now) * 60) : 0,
    graceMinutes: rules.graceMinutes,
    lateDays: days,
    proposedFee: lateFeeFor(booking.quote, days, tax),
  };
};
