import { settledAmount } from '#kernel/balance.ts';
import { minus, plus, type Satang, zeroSatang } from '#kernel/money.ts';
import { leftByPlan, type Owed } from './left-by-plan.ts';

type Attempt = Readonly<{ amount: Satang; fee: Satang; paymentPlan: 'full' | 'deposit' }>;

/**
 * Whether the payment of an attempt is still owed when it arrives, by the booking's sums before it. False for a
 * deposit once it is reached, and for more than the remainder: another payment came first.
 */
export const isStillDue = (owed: Owed, { amount, fee, paymentPlan }: Attempt): boolean => {
  if (paymentPlan === 'deposit' && leftByPlan(owed, 'deposit') === zeroSatang) return false;
  return plus(settledAmount(owed), minus(amount, fee)) <= owed.total;
};
