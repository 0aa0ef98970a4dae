import { refuseStale } from '#kernel/refuse-stale.ts';
import type { Context } from '#platform/context.ts';
import { lockForPayment, type SeenVersion } from '../../paying/lock-for-payment.ts';
import type { Booking } from '../../records/booking-store.ts';
import type { HandOverKind } from '../../records/booking-tables.ts';
import { findHandOver } from '../../records/hand-over-store.ts';
import { recordByStaff } from '../../records/record-by-staff.ts';
import { bookingConflict } from '../../rules/problems.ts';

type Sent = SeenVersion & Readonly<{ id: string | null; kind: HandOverKind }>;

/**
 * Locks a booking for a hand-over. Null if that very hand-over is recorded: a device sends it again when the answer did
 * not reach it, and nothing is recorded twice. 404; 409 `booking.changed-meanwhile`.
 */
export const lockUnlessRecorded = async (
  ctx: Context,
  { bookingId, version, id, kind }: Sent,
): Promise<Booking | null> => {
  const booking = await lockForPayment(ctx, bookingId);
  const recorded = id === null ? undefined : await findHandOver(ctx.tx, id);
  if (recorded) {
    if (recorded.bookingId !== bookingId || recorded.kind !== kind) throw bookingConflict();
    const facts = { mileage: recorded.mileage };
    const action = kind === 'pick-up' ? 'booking.picked-up' : 'booking.returned';
    await recordByStaff(ctx, booking, { action, before: facts, after: facts });
    return null;
  }
  refuseStale(version, booking, bookingConflict);
  return booking;
};
