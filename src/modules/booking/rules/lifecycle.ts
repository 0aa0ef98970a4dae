import { cannotMove } from './problems.ts';

export type BookingStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled';

/** Where a booking stands: its status, with a confirmed one split by whether the vehicle is out. */
export type BookingState = BookingStatus | 'picked-up';
export type BookingAction = 'confirm' | 'expire' | 'revive' | 'pick-up' | 'return' | 'cancel';

/** What may happen to a booking in each state, and where it leads. Anything not written here is refused. */
const moves: Record<BookingState, Partial<Record<BookingAction, BookingState>>> = {
  pending: { confirm: 'confirmed', cancel: 'cancelled', expire: 'cancelled' },
  confirmed: { 'pick-up': 'picked-up', return: 'completed', cancel: 'cancelled' },
  'picked-up': { return: 'completed' },
  completed: {},
  // A payment that arrives after the hold ended brings the booking back, if the vehicle is still free.
  cancelled: { revive: 'pending' },
};

export const stateOf = (booking: { status: BookingStatus; pickedUpAt: Temporal.Instant | null }): BookingState =>
  booking.status === 'confirmed' && booking.pickedUpAt !== null ? 'picked-up' : booking.status;

export const statusOfState = (state: BookingState): BookingStatus => (state === 'picked-up' ? 'confirmed' : state);

export const mayMove = (from: BookingState, action: BookingAction): boolean => moves[from][action] !== undefined;

/** The state after an action; a refusal with 409 when the table does not know it. */
export const move = (from: BookingState, action: BookingAction): BookingState => {
  const next = moves[from][action];
  if (!next) throw cannotMove(from);
  return next;
};

const staffActions: readonly BookingAction[] = ['confirm', 'pick-up', 'return', 'cancel'];

/** What staff do to bring a booking to another stage; undefined where the table knows no such way. */
export const actionTo = (from: BookingState, to: BookingState): BookingAction | undefined =>
  staffActions.find((action) => moves[from][action] === to);

/** Every stage, in the order of a rental. */
export const bookingStages = Object.keys(moves) as BookingState[];
