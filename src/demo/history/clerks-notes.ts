import { isBefore } from '#kernel/period.ts';
import type { Booking } from '#modules/booking/index.ts';
import type { PastNote } from '#platform/audit-trail.ts';
import type { Chance } from '#platform/random.ts';
import type { DemoChange } from './change.ts';
import { type Clerk, noteOf } from './desk.ts';
import type { BookingOutcome, PaymentChannel } from './outcome.ts';

type Desk = Readonly<{ clerks: readonly Clerk[]; changes: Chance; options: { now: Temporal.Instant } }>;
type Events = Readonly<{ change: DemoChange | null; outcome: BookingOutcome; channel: PaymentChannel }>;

/** What the audit log tells of a booking that staff confirmed, changed or cancelled. */
export const notesOf = (
  { clerks, changes, options: { now } }: Desk,
  booking: Pick<Booking, 'id' | 'reference' | 'createdAt' | 'pickUpAt'>,
  { change, outcome, channel }: Events,
): PastNote[] => {
  const by = changes.pick(clerks);
  const confirmedAt = booking.createdAt.add({ minutes: changes.whole(5, 55) });
  const isConfirmed = channel === 'counter' && (outcome.status === 'confirmed' || outcome.status === 'completed');
  const states = (before: string, after: string) => ({ before: { status: before }, after: { status: after } });
  const { cancelledAt, cancelledBecause, paidAt } = outcome;
  return [
    ...(isConfirmed && isBefore(confirmedAt, now)
      ? [noteOf(booking, by, { at: confirmedAt, action: 'booking.confirmed', ...states('pending', 'confirmed') })]
      : []),
    ...(change?.by === 'staff'
      ? [noteOf(booking, by, { at: change.at, action: 'booking.changed', ...change.facts })]
      : []),
    ...(cancelledAt && cancelledBecause === 'staff'
      ? [
          noteOf(booking, by, {
            at: cancelledAt,
            action: 'booking.cancelled',
            ...states(paidAt ? 'confirmed' : 'pending', 'cancelled'),
          }),
        ]
      : []),
  ];
};
