import { isBefore } from '#kernel/period.ts';
import { type BookingStatus, stateOf } from './lifecycle.ts';

type Booking = Readonly<{ status: BookingStatus; pickedUpAt: Temporal.Instant | null; pickUpAt: Temporal.Instant }>;
type Times = Readonly<{ pickUpAt: Temporal.Instant; dropOffAt: Temporal.Instant }>;
type Change = Times & Readonly<{ endsAt: Temporal.Instant; endedAt: Temporal.Instant | null }>;

/**
 * Whether the booking may still become what was agreed: both pick-ups are ahead or, of a vehicle that is out, the pick-up
 * is as it was and the return ahead.
 */
export const mayStillHappen = (booking: Booking, change: Times, now: Temporal.Instant): boolean => {
  const state = stateOf(booking);
  if (state === 'picked-up') return booking.pickUpAt.equals(change.pickUpAt) && isBefore(now, change.dropOffAt);
  const isAhead = isBefore(now, booking.pickUpAt) && isBefore(now, change.pickUpAt);
  return (state === 'pending' || state === 'confirmed') && isAhead;
};

/** Whether a change waits for its payment, and holds what it takes. */
export const isWaiting = (booking: Booking, change: Change, now: Temporal.Instant): boolean =>
  change.endedAt === null && isBefore(now, change.endsAt) && mayStillHappen(booking, change, now);
