import { minus, toBaht, zeroSatang } from '#kernel/money.ts';
import type { NewLedgerEntry } from '#modules/payments/index.ts';
import type { NewSecurityDeposit } from '#modules/security-deposits/index.ts';
import type { PastNote } from '#platform/audit-trail.ts';
import type { Chance } from '#platform/random.ts';
import type { DemoBooking } from './demo-booking.ts';
import { type Clerk, noteOf } from './desk.ts';

type Desk = Readonly<{ clerks: readonly Clerk[]; chance: Chance }>;
type Planned = Readonly<{ deposit: NewSecurityDeposit; notes: PastNote[] }>;

/**
 * The security deposit of every rental that was picked up: with the business while the vehicle is out, then given back,
 * in half of the late returns less the late fee. And what the audit log tells of them.
 */
export const planSecurityDeposits = (
  bookings: readonly DemoBooking[],
  ledger: readonly NewLedgerEntry[],
  desk: Desk,
): { securityDeposits: NewSecurityDeposit[]; notes: PastNote[] } => {
  const payments = Map.groupBy(ledger, ({ bookingId }) => bookingId);
  const planned = bookings.flatMap((one) => depositOf(one, payments.get(one.booking.id) ?? [], desk) ?? []);
  return {
    securityDeposits: planned.map(({ deposit }) => deposit),
    notes: planned.flatMap(({ notes }) => notes),
  };
};

const depositOf = (
  { booking, lateFee }: DemoBooking,
  payments: readonly NewLedgerEntry[],
  { clerks, chance }: Desk,
): Planned | null => {
  const usual = chance.is(0.35) ? 'cash' : 'credit_card';
  const [takes, gives] = [chance.pick(clerks), chance.pick(clerks)];
  const [minutesAfter, isKept] = [chance.whole(2, 6), chance.is(0.5)];
  const { id: bookingId, pickedUpAt, returnedAt, quote } = booking;
  const amount = quote.securityDeposit;
  if (!pickedUpAt || amount === zeroSatang) return null;
  const paidLate = isKept && amount >= lateFee ? payments.find(isPaymentOf(lateFee)) : undefined;
  const methodType = paidLate?.methodType ?? usual;
  const kept = returnedAt ? (paidLate?.amount ?? zeroSatang) : null;
  const leftAt = pickedUpAt.subtract({ minutes: minutesAfter });
  const endedAt = returnedAt?.add({ minutes: minutesAfter }) ?? null;
  const deposit = {
    id: chance.id(leftAt),
    bookingId,
    methodType,
    amount,
    reference: null,
    leftAt,
    endedAt,
    kept,
    paymentId: paidLate?.id ?? null,
  };
  const left = { paymentMethod: methodType, amount: toBaht(amount), hasReference: false };
  const notes = [noteOf(booking, takes, { at: leftAt, action: 'security-deposit.left', after: left })];
  if (endedAt && kept !== null) {
    const after = { amount: toBaht(amount), kept: toBaht(kept), givenBack: toBaht(minus(amount, kept)) };
    notes.push(noteOf(booking, gives, { at: endedAt, action: 'security-deposit.ended', after }));
  }
  return { deposit, notes };
};

/** The payment over the counter of a late fee. */
const isPaymentOf =
  (lateFee: NewLedgerEntry['amount']) =>
  ({ amount, attemptId, kind }: NewLedgerEntry): boolean =>
    lateFee > zeroSatang && kind === 'payment' && !attemptId && amount === lateFee;
