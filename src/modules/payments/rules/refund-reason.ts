import { type Balance, netPaid, stillOwed } from '#kernel/balance.ts';
import { type Satang, zeroSatang } from '#kernel/money.ts';

type Booking = Balance & Readonly<{ total: Satang; status: string; cancelledBecause: string | null }>;
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
  const isCovered =
    stillOwed(booking.total, booking) === zeroSatang || (plan === 'deposit' && netPaid(booking) > zeroSatang);
  return isCovered ? 'paid-already' : 'other-amount';
};
