import { keptOf, type Ledger } from '#kernel/kept.ts';
import { minus, nothing, plus, type Satang } from '#kernel/money.ts';

type Booking = Ledger & Readonly<{ total: Satang }>;
type Attempt = Readonly<{ amount: Satang; fee: Satang; paymentPlan: 'full' | 'deposit' }>;

/**
 * Whether the money of an attempt is still owed when it comes, by what the booking had before it. Not when another
 * attempt was faster: a second deposit, or more than what is left, goes back.
 */
export const isOwed = ({ total, ...ledger }: Booking, { amount, fee, paymentPlan }: Attempt): boolean => {
  const kept = keptOf(ledger);
  if (paymentPlan === 'deposit' && kept > nothing) return false;
  return plus(kept, minus(amount, fee)) <= total;
};
