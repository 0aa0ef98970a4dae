import type { Booking } from '../booking-in-hand.ts';

/**
 * How the booking stands once the steps are over: `waiting` was paid, `unpaid` waits for money that staff take, `free`
 * costs nothing now; all three wait for staff. `too-late`: the payment came when the vehicle was gone.
 */
export type DoneState = 'confirmed' | 'waiting' | 'unpaid' | 'free' | 'too-late' | 'cancelled';

type Facts = Pick<Booking, 'status' | 'cancelledBecause' | 'paidAmount' | 'refundedAmount' | 'totalAmount'>;

export const doneState = (booking: Facts): DoneState => {
  const { status, paidAmount, totalAmount } = booking;
  if (status === 'cancelled') return isPaidTooLate(booking) ? 'too-late' : 'cancelled';
  if (status !== 'pending') return 'confirmed';
  if (paidAmount > 0) return 'waiting';
  return totalAmount > 0 ? 'unpaid' : 'free';
};

// A booking is cancelled as expired when its hold ends, and as paid late when somebody else has its time already.
const isPaidTooLate = ({ cancelledBecause, paidAmount, refundedAmount }: Facts) =>
  cancelledBecause === 'late-payment' || (cancelledBecause === 'expired' && paidAmount + refundedAmount > 0);
