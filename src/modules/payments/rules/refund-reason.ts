import { zeroSatang } from '#kernel/money.ts';
import { leftByPlan, type Owed } from './left-by-plan.ts';

type Booking = Owed & Readonly<{ status: string; cancelledBecause: string | null }>;
type Payment = Readonly<{ isWhole: boolean; isOwed: boolean; plan: 'full' | 'deposit' }>;

/**
 * Why a received payment is refunded, by its booking before the payment. `too-late`: the vehicle was gone.
 * `paid-already`: another payment came first. `other-amount`: not the requested amount, or more than still owed.
 */
export const refundReason = (booking: Booking, { isWhole, isOwed, plan }: Payment) => {
  if (booking.status === 'cancelled' && booking.cancelledBecause !== 'expired')
    return booking.cancelledBecause === 'late-payment' ? 'too-late' : 'cancelled';
  if (!isWhole) return 'other-amount';
  if (isOwed) return 'too-late';
  return leftByPlan(booking, plan) === zeroSatang ? 'paid-already' : 'other-amount';
};
