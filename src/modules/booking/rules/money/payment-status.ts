import { beyondDeposit, type Secured } from '#kernel/balance.ts';
import { maxSatang, minus, plus, type Satang, zeroSatang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';

/** What is due or paid; the last four are of cancelled bookings, which await nothing. */
export type PaymentStatus = 'pending' | 'partial' | 'paid' | 'from-deposit' | 'overdue' | 'refunded' | CancelledStatus;
type CancelledStatus = 'nothing-paid' | 'refunding' | 'refunded-in-part' | 'kept';

type Paid = Secured &
  Readonly<{
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
  }>;

/**
 * Derived from the ledger, never set. From the deposit: what is due is covered by a security deposit that lies with the
 * business. Overdue: money is due, and the pick-up has passed.
 */
export const paymentStatus = (now: Temporal.Instant, booking: Paid): PaymentStatus => {
  const { total, paid, refunded, waived, pickUpAt, status } = booking;
  const balance = minus(paid, refunded);
  if (refunded > zeroSatang && balance <= zeroSatang) return 'refunded';
  if (status === 'cancelled') return statusOfCancelled(booking);
  const due = maxSatang(minus(total, plus(balance, waived)), zeroSatang);
  if (due === zeroSatang) return 'paid';
  if (beyondDeposit(due, booking) === zeroSatang) return 'from-deposit';
  if (isBefore(pickUpAt, now)) return 'overdue';
  return balance > zeroSatang ? 'partial' : 'pending';
};

const statusOfCancelled = ({ paid, refunded, promised }: Paid): PaymentStatus => {
  if (paid <= zeroSatang) return 'nothing-paid';
  if (promised > zeroSatang) return 'refunding';
  return refunded > zeroSatang ? 'refunded-in-part' : 'kept';
};
