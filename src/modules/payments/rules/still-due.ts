import { settledAmount } from '#kernel/balance.ts';
import { minus, plus, type Satang, zeroSatang } from '#kernel/money.ts';
import { leftByPlan, type Owed } from './left-by-plan.ts';

type Attempt = Readonly<{ amount: Satang; fee: Satang; paymentPlan: 'full' | 'deposit'; isFirst?: boolean }>;

/**
 * Whether the payment of an attempt is still owed when it arrives, by the booking's sums before it. False for a
 * deposit once it is reached, and for more than the remainder: another payment came first. False too for less than an
 * unpaid booking has to have paid at least: it became dearer since.
 */
export const isStillDue = (owed: Owed, { amount, fee, paymentPlan, isFirst = false }: Attempt): boolean => {
  if (isFirst && minus(amount, fee) < leftByPlan(owed, 'deposit')) return false;
  if (paymentPlan === 'deposit' && leftByPlan(owed, 'deposit') === zeroSatang) return false;
  return plus(settledAmount(owed), minus(amount, fee)) <= owed.total;
};
