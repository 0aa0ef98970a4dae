import { type Balance, netPaid, settledAmount } from '#kernel/balance.ts';
import { minus, plus, type Satang, zeroSatang } from '#kernel/money.ts';

type Booking = Balance & Readonly<{ total: Satang }>;
type Attempt = Readonly<{ amount: Satang; fee: Satang; paymentPlan: 'full' | 'deposit' }>;

/**
 * Whether the payment of an attempt is still owed when it arrives, by the booking's sums before it. False for a second
 * deposit, and for more than the remainder: another payment came first.
 */
export const isStillDue = ({ total, ...money }: Booking, { amount, fee, paymentPlan }: Attempt): boolean => {
  if (paymentPlan === 'deposit' && netPaid(money) > zeroSatang) return false;
  return plus(settledAmount(money), minus(amount, fee)) <= total;
};
