import { type Balance, coveredOf, netPaid } from '#kernel/balance.ts';
import { minus, plus, type Satang, zeroSatang } from '#kernel/money.ts';

type Booking = Balance & Readonly<{ total: Satang }>;
type Attempt = Readonly<{ amount: Satang; fee: Satang; paymentPlan: 'full' | 'deposit' }>;

/**
 * Whether the money of an attempt is still owed when it comes, by what the booking had before it. Not when another
 * attempt was faster: a second deposit, or more than what is left, goes back.
 */
export const isStillDue = ({ total, ...money }: Booking, { amount, fee, paymentPlan }: Attempt): boolean => {
  if (paymentPlan === 'deposit' && netPaid(money) > zeroSatang) return false;
  return plus(coveredOf(money), minus(amount, fee)) <= total;
};
