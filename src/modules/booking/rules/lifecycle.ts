import { cannotMove } from './problems.ts';

export type BookingStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled';

/** The status of a booking, except that a confirmed one whose vehicle is out is `picked-up`. */
export type BookingState = BookingStatus | 'picked-up';
export type BookingAction = 'confirm' | 'expire' | 'revive' | 'pick-up' | 'return' | 'cancel';

/** The actions that each state allows, and the state that each leads to. All others are refused. */
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

/** The state after an action. Throws a 409 problem when the state does not allow it. */
export const move = (from: BookingState, action: BookingAction): BookingState => {
  const next = moves[from][action];
  if (!next) throw cannotMove(from);
  return next;
};

const staffActions: readonly BookingAction[] = ['confirm', 'pick-up', 'return', 'cancel'];

/** The action by which staff bring a booking from one state to another; undefined if there is none. */
export const actionTo = (from: BookingState, to: BookingState): BookingAction | undefined =>
  staffActions.find((action) => moves[from][action] === to);

/** Every state, in the order of a rental. */
export const bookingStages = Object.keys(moves) as BookingState[];
