import { minus, plus, type Satang, zeroSatang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';

/** What is due or paid; the last four are of cancelled bookings, which await nothing. */
export type PaymentStatus = 'pending' | 'partial' | 'paid' | 'overdue' | 'refunded' | CancelledStatus;
type CancelledStatus = 'nothing-paid' | 'refunding' | 'refunded-in-part' | 'kept';

type Paid = Readonly<{
  /** The online total, fee not in. */
  total: Satang;
  /** What was paid towards it, and what went back, fees not in. */
  paid: Satang;
  refunded: Satang;
  /** What is to go back, and has not yet. */
  promised: Satang;
  /** What went back as goodwill. */
  waived: Satang;
  pickUpAt: Temporal.Instant;
  isCancelled: boolean;
}>;

/** Derived from the ledger, never set: overdue means that money is due and the pick-up has passed. */
export const paymentStatus = (now: Temporal.Instant, booking: Paid): PaymentStatus => {
  const { total, paid, refunded, waived, pickUpAt, isCancelled } = booking;
  const balance = minus(paid, refunded);
  if (refunded > zeroSatang && balance <= zeroSatang) return 'refunded';
  if (isCancelled) return statusOfCancelled(booking);
  if (plus(balance, waived) >= total) return 'paid';
  if (isBefore(pickUpAt, now)) return 'overdue';
  return balance > zeroSatang ? 'partial' : 'pending';
};

const statusOfCancelled = ({ paid, refunded, promised }: Paid): PaymentStatus => {
  if (paid <= zeroSatang) return 'nothing-paid';
  if (promised > zeroSatang) return 'refunding';
  return refunded > zeroSatang ? 'refunded-in-part' : 'kept';
};
