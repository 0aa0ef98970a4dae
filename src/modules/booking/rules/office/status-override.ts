import { type BookingState, type BookingStatus, statusOfState } from '../lifecycle.ts';

type Moments = Readonly<{ pickedUpAt: Temporal.Instant | null; returnedAt: Temporal.Instant | null }>;

/** How a booking stands that an admin brings to a stage. What it had of the moments stays where the stage has them too. */
export const forcedFields = (
  { pickedUpAt, returnedAt }: Moments,
  stage: Exclude<BookingState, 'cancelled'>,
  now: Temporal.Instant,
) => {
  const was: Record<typeof stage, Moments> = {
    pending: { pickedUpAt: null, returnedAt: null },
    confirmed: { pickedUpAt: null, returnedAt: null },
    'picked-up': { pickedUpAt: pickedUpAt ?? now, returnedAt: null },
    completed: { pickedUpAt, returnedAt: returnedAt ?? now },
  };
  const status: BookingStatus = statusOfState(stage);
  return {
    ...was[stage],
    status,
    // Nobody ends it but staff.
    holdUntil: null,
    keptUntil: null,
    cancelledAt: null,
    cancelledBecause: null,
    cancelReason: null,
  };
};

const handOversDoneAt: Record<BookingState, number> = {
  cancelled: 0,
  pending: 0,
  confirmed: 0,
  'picked-up': 1,
  completed: 2,
};

/** Which hand-overs did not happen, where a booking is brought back to a stage before them. */
export const undoneHandOvers = (from: BookingState, to: BookingState): ('pick-up' | 'return')[] => {
  const kinds = (['pick-up', 'return'] as const).slice(
    handOversDoneAt[to],
    Math.max(handOversDoneAt[from], handOversDoneAt[to]),
  );
  return [...kinds];
};
