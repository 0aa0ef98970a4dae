import { minus, plus, type Satang, zeroSatang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';

export type PaymentStatus = 'pending' | 'partial' | 'paid' | 'overdue' | 'refunded';

type Paid = Readonly<{
  /** The online total, fee not in. */
  total: Satang;
  /** What was paid towards it, and what went back, fees not in. */
  paid: Satang;
  refunded: Satang;
  /** What went back as goodwill. */
  waived: Satang;
  pickUpAt: Temporal.Instant;
  isCancelled: boolean;
}>;

/** Derived from the ledger, never set: overdue means that money is due and the pick-up has passed. */
export const paymentStatus = (
  now: Temporal.Instant,
  { total, paid, refunded, waived, pickUpAt, isCancelled }: Paid,
): PaymentStatus => {
  const balance = minus(paid, refunded);
  if (refunded > zeroSatang && balance <= zeroSatang) return 'refunded';
  if (plus(balance, waived) >= total) return 'paid';
  if (!isCancelled && isBefore(pickUpAt, now)) return 'overdue';
  return balance > zeroSatang ? 'partial' : 'pending';
};
