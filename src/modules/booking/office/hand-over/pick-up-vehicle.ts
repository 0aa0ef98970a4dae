import { type NewDamage, recordDamage } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { refuseUnsigned } from '../../papers/agreement-state.ts';
import { lockAtVersion, type SeenVersion } from '../../paying/lock-for-payment.ts';
import { type Booking, saveBooking } from '../../records/booking-store.ts';
import { findActiveRental, insertHandOver } from '../../records/hand-over-store.ts';
import { recordByStaff } from '../../records/record-by-staff.ts';
import { mayMove, move, stateOf, statusOfState } from '../../rules/lifecycle.ts';
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
}>;

type PickUp = SeenVersion & HandOverFacts & Readonly<{ withoutAgreement: string | null }>;

/**
 * Records the pick-up with its readings, and marks the vehicle as rented. 409
 * `booking.changed-meanwhile`, `booking.cannot-become`, `booking.vehicle-out`; `agreement.unsigned`, `.outdated` unless an
 * admin says why not.
 */
export const pickUpVehicle = async (ctx: Context, request: PickUp): Promise<void> => {
  const booking = await lockAtVersion(ctx, request);
  const state = stateOf(booking);
  if (!mayMove(state, 'pick-up')) throw cannotBecome(state, 'picked-up');
  const reason = await refuseUnsigned(ctx, booking, request.withoutAgreement);
  const out = await findActiveRental(ctx.tx, booking.vehicleId);
  if (out) throw vehicleAlreadyOut(out);
  await recordHandOver(ctx, booking, { kind: 'pick-up', facts: request, licenseChecked: true });
  await saveBooking(ctx.tx, { id: booking.id, status: statusOfState(move(state, 'pick-up')), pickedUpAt: ctx.now });
  await syncVehicleStatus(ctx, booking.vehicleId, request.mileage);
  const after = { ...auditFacts(request), licenseChecked: true };
  await recordByStaff(ctx, booking, { action: 'booking.picked-up', after, reason });
};

type Written = Readonly<{
  kind: 'pick-up' | 'return';
  facts: HandOverFacts;
  licenseChecked: boolean;
  /** When it happened, if not now. */
  at?: Temporal.Instant;
}>;

export const recordHandOver = async (
  ctx: Context,
  { id: bookingId, vehicleId }: Booking,
  { kind, facts: { mileage, fuel, damage, note, newDamage = [] }, licenseChecked, at = ctx.now }: Written,
): Promise<void> => {
  const { tx, actor } = ctx;
  const by = { byId: actor.user?.id ?? null, byName: actor.user?.name ?? null };
  await insertHandOver(tx, { bookingId, kind, at, mileage, fuel, damage, note, licenseChecked, ...by });
  await recordDamage(ctx, { vehicleId, at: { bookingId, handOver: kind }, damage: newDamage });
};

/** The hand-over in the audit log: of free text, only whether there is any. */
export const auditFacts = ({ mileage, fuel, damage, note, newDamage = [] }: HandOverFacts) => ({
  mileage,
  fuel,
  ...(newDamage.length > 0 && { newDamage: newDamage.length }),
  hasDamage: damage !== '',
  hasNote: note !== '',
});
