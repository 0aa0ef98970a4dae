import type { Satang } from '#kernel/money.ts';
import { isOverdue } from '../hold.ts';
import { type BookingState, type BookingStatus, bookingStages, mayMove, stateOf } from '../lifecycle.ts';

type Facts = Readonly<{
  status: BookingStatus;
  pickedUpAt: Temporal.Instant | null;
  archivedAt: Temporal.Instant | null;
  holdUntil: Temporal.Instant | null;
  keptUntil: Temporal.Instant | null;
  paid: Satang;
  refunded: Satang;
  promised: Satang;
}>;

/** What staff may do with a booking at a moment. `force` is an admin's alone. */
export const staffPermissions = (booking: Facts, now: Temporal.Instant, isAdmin: boolean) => {
  const stage = stateOf(booking);
  return {
    confirm: mayMove(stage, 'confirm'),
    pickUp: mayMove(stage, 'pick-up'),
    return: mayMove(stage, 'return'),
    cancel: mayMove(stage, 'cancel'),
    move: isEditableAt[stage] && !isOverdue(booking, now),
    archive: isEnded(stage) && booking.archivedAt === null,
    force: isAdmin && booking.archivedAt === null ? bookingStages.filter((other) => other !== stage) : [],
  };
};

/** Of one that is picked up, the return alone. */
const isEditableAt: Record<BookingState, boolean> = {
  pending: true,
  confirmed: true,
  'picked-up': true,
  completed: false,
  cancelled: false,
};

/** What is over may leave the lists. */
export const isEnded = (stage: BookingState): boolean => stage === 'completed' || stage === 'cancelled';

/** Paid, or to be paid to us directly: it waits for staff and no longer expires. */
export const needsApproval = ({ status, holdUntil }: Pick<Facts, 'status' | 'holdUntil'>): boolean =>
  status === 'pending' && holdUntil === null;
