import { minus, toBaht, zeroSatang } from '#kernel/money.ts';
import type { NewLedgerEntry } from '#modules/payments/index.ts';
import type { NewCardHold, NewSecurityDeposit } from '#modules/security-deposits/index.ts';
import type { PastNote } from '#platform/audit-trail.ts';
import type { Chance } from '#platform/random.ts';
import type { DemoBooking } from './demo-booking.ts';
import { type Clerk, noteOf } from './desk.ts';

type Desk = Readonly<{
  clerks: readonly Clerk[];
  chance: Chance;
  now: Temporal.Instant;
  /** Whether some are held on a card, which must also exist at the provider. */
  withCards: boolean;
}>;
type Planned = Readonly<{ deposit: NewSecurityDeposit; hold: NewCardHold | null; notes: PastNote[] }>;

/**
 * The security deposit of every rental that was picked up: with the business while the vehicle is out, then given back,
 * some a day or two later, in half of the late returns less the late fee. While the vehicle is out, half of them are held on a card. And what the
 * audit log tells of them.
 */
export const planSecurityDeposits = (
  bookings: readonly DemoBooking[],
  ledger: readonly NewLedgerEntry[],
  desk: Desk,
): { securityDeposits: NewSecurityDeposit[]; cardHolds: NewCardHold[]; notes: PastNote[] } => {
  const payments = Map.groupBy(ledger, ({ bookingId }) => bookingId);
  const planned = bookings.flatMap((one) => depositOf(one, payments.get(one.booking.id) ?? [], desk) ?? []);
  return {
    securityDeposits: planned.map(({ deposit }) => deposit),
    cardHolds: planned.flatMap(({ hold }) => hold ?? []),
    notes: planned.flatMap(({ notes }) => notes),
  };
};

const depositOf = (
  { booking, lateFee }: DemoBooking,
  payments: readonly NewLedgerEntry[],
  { clerks, chance, now, withCards }: Desk,
): Planned | null => {
  const usual = chance.is(0.35) ? 'cash' : 'credit_card';
  const [takes, gives] = [chance.pick(clerks), chance.pick(clerks)];
  const [minutesAfter, isKept] = [chance.whole(2, 6), chance.is(0.5)];
  const { id: bookingId, pickedUpAt, returnedAt, quote } = booking;
  const amount = quote.securityDeposit;
  if (!pickedUpAt || amount === zeroSatang) return null;
  const paidLate = isKept && amount >= lateFee ? payments.find(isPaymentOf(lateFee)) : undefined;
  const methodType = paidLate?.methodType ?? usual;
  const isOpen = !returnedAt || (!paidLate && isWithin(SETTLED_LATER, returnedAt, now) && chance.is(0.5));
  const kept = isOpen ? null : (paidLate?.amount ?? zeroSatang);
  const leftAt = pickedUpAt.subtract({ minutes: minutesAfter });
  const endedAt = isOpen ? null : returnedAt.add({ minutes: minutesAfter });
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
  if (withCards && !returnedAt && chance.is(0.5)) return heldOnCard(deposit, { chance, now });
  const left = { paymentMethod: methodType, amount: toBaht(amount), hasReference: false };
  const notes = [noteOf(booking, takes, { at: leftAt, action: 'security-deposit.left', after: left })];
  if (endedAt && kept !== null) {
    const after = { amount: toBaht(amount), kept: toBaht(kept), givenBack: toBaht(minus(amount, kept)) };
    notes.push(noteOf(booking, gives, { at: endedAt, action: 'security-deposit.ended', after }));
  }
  return { deposit, hold: null, notes };
};

/** A hold that stands, if need be renewed a few days ago. The customer had it held: no clerk did anything. */
const heldOnCard = (left: NewSecurityDeposit, { chance, now }: Pick<Desk, 'chance' | 'now'>): Planned => {
  const renewedAt = now.subtract({ hours: chance.whole(1, HOLD.hours - 26) });
  const createdAt = Temporal.Instant.compare(left.leftAt, renewedAt) > 0 ? left.leftAt : renewedAt;
  const deposit = { ...left, methodType: 'card' };
  const hold = {
    id: chance.id(createdAt),
    bookingId: left.bookingId,
    amount: left.amount,
    status: 'held' as const,
    depositId: left.id ?? null,
    cardBrand: 'Visa',
    cardLastDigits: '4242',
    expiresAt: createdAt.add(HOLD),
    createdAt,
    updatedAt: createdAt,
  };
  return { deposit, hold, notes: [] };
};

const isWithin = (hours: Temporal.DurationLike, at: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(at.add(hours), now) > 0;

/** Some deposits wait for a day or two, until the vehicle was looked at. */
const SETTLED_LATER = { hours: 48 };

/** How long the provider holds an amount. */
const HOLD = { hours: 7 * 24 };

/** The payment over the counter of a late fee. */
const isPaymentOf =
  (lateFee: NewLedgerEntry['amount']) =>
  ({ amount, attemptId, kind }: NewLedgerEntry): boolean =>
    lateFee > zeroSatang && kind === 'payment' && !attemptId && amount === lateFee;
