import { lockRental, type NewDamage, recordDamage } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { upgradeOf } from '../../classes/upgrade-of.ts';
import { refuseUnsigned } from '../../papers/agreement-state.ts';
import { type Booking, saveBooking } from '../../records/booking-store.ts';
import { noteSeen } from '../../records/driver-store.ts';
import { findActiveRental, insertHandOver } from '../../records/hand-over-store.ts';
import { recordByStaff } from '../../records/record-by-staff.ts';
import { mayMove, move, stateOf, statusOfState } from '../../rules/lifecycle.ts';
import { type FromDevice, happenedAt } from '../../rules/office/happened-at.ts';
import { cannotBecome, vehicleAlreadyOut } from '../../rules/problems.ts';
import { syncVehicleStatus } from './sync-vehicle-status.ts';

export type HandOverFacts = Readonly<{
  /** Null if not recorded. */
  mileage: number | null;
  fuel: number | null;
  damage: string;
  note: string;
  /** For the ledger of the vehicle. */
  newDamage?: readonly NewDamage[];
  /** Whether somebody looked around the vehicle and saw nothing new. */
  inspected?: boolean;
}>;

type PickUp = FromDevice &
  HandOverFacts &
  Readonly<{
    withoutAgreement: string | null;
    /** Drivers whose licences were seen, by their ids. */
    licensesSeen?: readonly string[];
  }>;

/**
 * Records the pick-up of a locked booking with its readings, and marks the vehicle as rented. 409
 * `booking.cannot-become`, `booking.vehicle-out`; `agreement.unsigned`, `.outdated` unless an admin says why not.
 */
export const pickUpVehicle = async (ctx: Context, booking: Booking, request: PickUp): Promise<void> => {
  const state = stateOf(booking);
  if (!mayMove(state, 'pick-up')) throw cannotBecome(state, 'picked-up');
  const reason = await refuseUnsigned(ctx, booking, request.withoutAgreement);
  const out = await findActiveRental(ctx.tx, booking.vehicleId);
  if (out) throw vehicleAlreadyOut(out);
  const moments = happenedAt(request, ctx.now);
  const { id } = request;
  await recordHandOver(ctx, booking, { kind: 'pick-up', id, facts: request, licenseChecked: true, ...moments });
  const { user } = ctx.actor;
  await noteSeen(
    ctx.tx,
    { bookingId: booking.id, ids: request.licensesSeen ?? [] },
    { at: moments.at, byId: user?.id ?? null, byName: user?.name ?? '' },
  );
  const upgrade = await upgradeOf(ctx.tx, booking);
  const status = statusOfState(move(state, 'pick-up'));
  await saveBooking(ctx.tx, { id: booking.id, status, pickedUpAt: moments.at, upgrade });
  await lockRental(ctx.tx, booking.id);
  await syncVehicleStatus(ctx, booking.vehicleId, request.mileage);
  const licensesSeen = request.licensesSeen?.length ?? 0;
  const after = { ...auditFacts(request), licenseChecked: true, ...(licensesSeen > 0 && { licensesSeen }) };
  await recordByStaff(ctx, booking, { action: 'booking.picked-up', after, reason });
};

type Written = Readonly<{
  kind: 'pick-up' | 'return';
  /** Given by the device. */
  id: string | null;
  facts: HandOverFacts;
  licenseChecked: boolean;
  at: Temporal.Instant;
  /** When it came, if later. */
  receivedAt: Temporal.Instant | null;
}>;

export const recordHandOver = async (
  ctx: Context,
  { id: bookingId, vehicleId }: Booking,
  { id, facts, ...written }: Written,
): Promise<void> => {
  const { tx, actor } = ctx;
  const by = { byId: actor.user?.id ?? null, byName: actor.user?.name ?? null };
  const { mileage, fuel, damage, note, newDamage = [] } = facts;
  const read = { mileage, fuel, damage, note, inspected: sawNothingNew(facts) };
  await insertHandOver(tx, { ...(id && { id }), bookingId, ...read, ...written, ...by });
  const at = { bookingId, handOver: written.kind };
  await recordDamage(ctx, { vehicleId, at, seenAt: written.at, damage: newDamage });
};

/** New damage goes before a tick that there is none. */
const sawNothingNew = ({ inspected = false, newDamage = [] }: HandOverFacts): boolean =>
  inspected && newDamage.length === 0;

/** The hand-over in the audit log: of free text, only whether there is any. */
export const auditFacts = (facts: HandOverFacts) => {
  const { mileage, fuel, damage, note, newDamage = [] } = facts;
  return {
    mileage,
    fuel,
    ...(newDamage.length > 0 && { newDamage: newDamage.length }),
    ...(sawNothingNew(facts) && { inspected: true }),
    hasDamage: damage !== '',
    hasNote: note !== '',
  };
};
