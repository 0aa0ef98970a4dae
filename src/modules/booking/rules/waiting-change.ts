import { isBefore } from '#kernel/period.ts';
import { type BookingStatus, stateOf } from './lifecycle.ts';

type Booking = Readonly<{ status: BookingStatus; pickedUpAt: Temporal.Instant | null; pickUpAt: Temporal.Instant }>;
type Change = Readonly<{ pickUpAt: Temporal.Instant; endsAt: Temporal.Instant; endedAt: Temporal.Instant | null }>;

/** Whether the booking may still become what was agreed: it is not out or over, and both pick-ups are ahead. */
export const mayStillHappen = (booking: Booking, change: Pick<Change, 'pickUpAt'>, now: Temporal.Instant): boolean =>
  ['pending', 'confirmed'].includes(stateOf(booking)) &&
  isBefore(now, booking.pickUpAt) &&
  isBefore(now, change.pickUpAt);

/** Whether a change waits for its payment, and holds what it takes. */
export const isWaiting = (booking: Booking, change: Change, now: Temporal.Instant): boolean =>
  change.endedAt === null && isBefore(now, change.endsAt) && mayStillHappen(booking, change, now);
