import { type Balance, netPaid } from '#kernel/balance.ts';
import { maxSatang, minus, plus, type Satang, sum, zeroSatang } from '#kernel/money.ts';
import { pendingRefundOf } from '../cancellation.ts';

type Booking = Balance & Readonly<{ total: Satang; fees: Satang }>;
type Payment = Readonly<{ amount: Satang; fee: Satang; back: Satang; because: string | null }>;

type PaymentSummary = Readonly<{
  /** What was paid and stays. */
  balance: Satang;
  /** What came towards the booking, what of it went back and what is on its way: without payments that nobody owed. */
  towards: Readonly<{ received: Satang; refunded: Satang; pendingRefund: Satang }>;
  /** All that is on its way back, those payments in. */
  pendingRefund: Satang;
}>;

/**
 * The money of a booking as its customer is told it. Payments that came though nothing was to be paid go back whole and
 * are told one by one, so that they are in no other sum.
 */
export const paymentSummary = (booking: Booking, payments: readonly Payment[]): PaymentSummary => {
  const unneeded = payments.filter(({ because }) => because !== null);
  const gone = unneeded.filter(isBack);
  const coming = unneeded.filter((payment) => !isBack(payment));
  const paid = less(booking.paid, towards(unneeded));
  const refunded = less(booking.refunded, towards(gone));
  const promised = less(booking.promised, towards(coming));
  const fees = less(booking.fees, sum(coming.map(({ fee }) => fee)));
  const pendingRefund = pendingRefundOf({ paid, refunded, promised, fees });
  return {
    balance: netPaid(booking),
    towards: { received: paid, refunded, pendingRefund },
    pendingRefund: plus(pendingRefund, sum(coming.map(({ amount }) => amount))),
  };
};

export const isBack = ({ amount, back }: Pick<Payment, 'amount' | 'back'>): boolean => back >= amount;

const towards = (payments: readonly Payment[]): Satang => sum(payments.map(({ amount, fee }) => minus(amount, fee)));
const less = (amount: Satang, part: Satang): Satang => maxSatang(minus(amount, part), zeroSatang);
