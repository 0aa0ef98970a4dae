import { minus, nothing, plus, type Satang } from '#kernel/money.ts';

type Booking = Readonly<{ total: Satang; paid: Satang; refunded: Satang; promised: Satang }>;
type Attempt = Readonly<{ amount: Satang; fee: Satang; paymentPlan: 'full' | 'deposit' }>;

/**
 * Whether the money of an attempt is still owed when it comes, by what the booking had before it. Not when another
 * attempt was faster: a second deposit, or more than what is left, goes back.
 */
export const isOwed = (
  { total, paid, refunded, promised }: Booking,
  { amount, fee, paymentPlan }: Attempt,
): boolean => {
  const kept = minus(minus(paid, refunded), promised);
  if (paymentPlan === 'deposit' && kept > nothing) return false;
  return plus(kept, minus(amount, fee)) <= total;
};
