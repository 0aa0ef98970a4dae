import type { Booking } from '../booking-in-hand.ts';

/**
 * How the booking stands once the steps are over: `waiting` was paid, `unpaid` waits for money that staff take, `free`
 * costs nothing now; all three wait for staff. `too-late`: this visit's payment came when the vehicle was gone.
 */
export type DoneState = 'confirmed' | 'waiting' | 'unpaid' | 'free' | 'too-late' | 'cancelled';

export const doneState = (
  { status, paidAmount, totalAmount }: Pick<Booking, 'status' | 'paidAmount' | 'totalAmount'>,
  { hasPaidHere }: { hasPaidHere: boolean },
): DoneState => {
  if (status === 'cancelled') return hasPaidHere ? 'too-late' : 'cancelled';
  if (status !== 'pending') return 'confirmed';
  if (paidAmount > 0) return 'waiting';
  return totalAmount > 0 ? 'unpaid' : 'free';
};
