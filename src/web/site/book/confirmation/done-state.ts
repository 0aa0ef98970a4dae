import type { Booking } from '../booking-in-hand.ts';

/**
 * How the booking stands once the steps are over: `waiting` was paid, `cash` is paid at pick-up, `transfer` waits for
 * its money, `free` costs nothing now; all four wait for staff. `too-late`: the payment came when the vehicle was gone.
 */
export type DoneState = 'confirmed' | 'waiting' | 'cash' | 'transfer' | 'free' | 'too-late' | 'cancelled';

type Facts = Pick<Booking, 'status' | 'cancelledBecause' | 'paidAmount' | 'refundedAmount' | 'totalAmount' | 'paysBy'>;

export const doneState = (booking: Facts): DoneState => {
  const { status, paidAmount, totalAmount, paysBy } = booking;
  if (status === 'cancelled') return isPaidTooLate(booking) ? 'too-late' : 'cancelled';
  if (status !== 'pending') return 'confirmed';
  if (paidAmount > 0) return 'waiting';
  if (totalAmount === 0) return 'free';
  return paysBy === 'cash' ? 'cash' : 'transfer';
};

// A booking is cancelled as expired when its hold ends, and as paid late when somebody else has its time already.
const isPaidTooLate = ({ cancelledBecause, paidAmount, refundedAmount }: Facts) =>
  cancelledBecause === 'late-payment' || (cancelledBecause === 'expired' && paidAmount + refundedAmount > 0);
