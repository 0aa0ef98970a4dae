import { fromBaht, plus, portion, type Satang, sum, zeroSatang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import { refundPercent } from '#modules/booking/index.ts';
import type { NewAttempt, NewLedgerEntry } from '#modules/payments/index.ts';
import type { Quote } from '#modules/pricing/index.ts';
import type { Chance } from '#platform/random.ts';
import type { BookingOutcome, PaymentChannel } from './outcome.ts';

export type Payments = Readonly<{ attempts: NewAttempt[]; ledger: NewLedgerEntry[]; paid: Satang; refunded: Satang }>;

type Paying = Readonly<{
  booking: { id: string; createdAt: Temporal.Instant; pickUpAt: Temporal.Instant; paymentPlan: 'full' | 'deposit' };
  quote: Quote;
  channel: PaymentChannel;
  outcome: BookingOutcome;
  fullRefundHours: number;
  chance: Chance;
}>;

/** All payments and refunds of a booking, in chronological order. */
export const planPayments = (paying: Paying): Payments => {
  const { quote, channel, outcome } = paying;
  const declined = channel === 'card' ? declinedBefore(paying) : [];
  const card = channel === 'card' && outcome.paidAt ? cardPayment(paying, outcome.paidAt) : null;
  const online = outcome.paidAt ? [entry(paying, { at: outcome.paidAt, amount: quote.dueNow, card, channel })] : [];
  const counter = atTheCounter(paying);
  const refund = refundOf(paying, { card, paymentId: online[0]?.id ?? null });
  return {
    attempts: card ? [...declined, card] : declined,
    ledger: [...online, ...counter, ...refund],
    paid: sum([...online, ...counter].map(({ amount }) => amount)),
    refunded: sum(refund.map(({ amount }) => amount)),
  };
};

type Card = NewAttempt & { status: 'successful' };
type Money = { at: Temporal.Instant; amount: Satang; card: Card | null; channel: PaymentChannel };

const entry = ({ booking, chance }: Paying, { at, amount, card, channel }: Money): NewLedgerEntry => ({
  id: chance.id(at),
  bookingId: booking.id,
  kind: 'payment',
  methodType: channel,
  amount,
  fee: zeroSatang,
  attemptId: card?.id ?? null,
  reference: card ? null : transferReference(chance),
  createdAt: at,
});

const atTheCounter = (paying: Paying): NewLedgerEntry[] => {
  const { booking, quote, outcome, channel, chance } = paying;
  const amount = channel === 'counter' ? plus(quote.dueNow, quote.dueAtPickUp) : quote.dueAtPickUp;
  const at = outcome.pickedUpAt?.add({ minutes: chance.whole(-10, -1) });
  const isForgotten = outcome.status === 'confirmed' && chance.is(0.12);
  const inCash = chance.is(0.4) && amount < fromBaht(40_000);
  const slip = chance.whole(100_000, 999_999);
  if (!at || amount <= zeroSatang || isForgotten) return [];
  return [
    {
      id: chance.id(at),
      bookingId: booking.id,
      kind: 'payment',
      methodType: inCash ? 'cash' : 'credit_card',
      amount,
      fee: zeroSatang,
      attemptId: null,
      reference: inCash ? null : `Terminal slip ${slip}`,
      createdAt: at,
    },
  ];
};

/** The refund of a cancelled booking: according to the policy, or in full when staff cancelled. */
const refundOf = (
  { booking, quote, channel, outcome, fullRefundHours, chance }: Paying,
  { card, paymentId }: { card: Card | null; paymentId: string | null },
) => {
  const { cancelledAt, cancelledBecause, paidAt } = outcome;
  if (!cancelledAt || !paidAt || isBefore(cancelledAt, paidAt)) return [];
  const percent = cancelledBecause === 'staff' ? 100 : refundPercent(cancelledAt, booking.pickUpAt, fullRefundHours);
  const at = cancelledAt.add({ minutes: 1 });
  const refund: NewLedgerEntry = {
    id: chance.id(at),
    bookingId: booking.id,
    kind: 'refund',
    methodType: channel,
    amount: portion(quote.dueNow, percent, 100),
    fee: zeroSatang,
    attemptId: card?.id ?? null,
    refundOf: paymentId,
    reference: card ? null : transferReference(chance),
    createdAt: at,
  };
  return percent === 0 ? [] : [refund];
};

const cards: readonly (readonly [weight: number, card: readonly [brand: string, lastDigits: string]])[] = [
  [50, ['Visa', '4242']],
  [30, ['MasterCard', '4444']],
  [12, ['JCB', '0000']],
  [8, ['Visa', '1111']],
];

const cardPayment = ({ booking, quote, chance }: Paying, at: Temporal.Instant): Card => {
  const [cardBrand, cardLastDigits] = chance.weighted(cards);
  const attempt = { id: chance.id(at), bookingId: booking.id, methodType: 'card', paymentPlan: booking.paymentPlan };
  return {
    ...attempt,
    amount: quote.dueNow,
    fee: zeroSatang,
    status: 'successful',
    cardBrand,
    cardLastDigits,
    createdAt: at.subtract({ seconds: 2 }),
    updatedAt: at,
    paidAt: at,
  };
};

type Decline = readonly [code: string, message: string, lastDigits: string];

const declines: readonly (readonly [weight: number, decline: Decline])[] = [
  [60, ['insufficient_fund', 'insufficient funds in the account or the card has reached the credit limit', '0011']],
  [25, ['payment_rejected', 'payment rejected', '0014']],
  [15, ['failed_processing', 'failed processing', '0013']],
];

/** The declined attempts before a payment: for some paid bookings, and for half of the expired holds. */
const declinedBefore = ({ booking, quote, outcome, chance }: Paying): NewAttempt[] => {
  const isDeclined = chance.is(outcome.paidAt ? 0.07 : 0.5);
  const [failureCode, failureMessage, cardLastDigits] = chance.weighted(declines);
  const at = booking.createdAt.add({ seconds: chance.whole(60, 150) });
  if (!isDeclined || outcome.cancelledBecause === 'customer') return [];
  const { id: bookingId, paymentPlan } = booking;
  return [
    {
      id: chance.id(at),
      bookingId,
      methodType: 'card',
      paymentPlan,
      amount: quote.dueNow,
      fee: zeroSatang,
      status: 'failed',
      cardBrand: 'Visa',
      cardLastDigits,
      failureCode,
      failureMessage,
      createdAt: at,
      updatedAt: at.add({ seconds: 2 }),
    },
  ];
};

const transferReference = (chance: Chance): string => `Transfer ${chance.whole(10_000_000, 99_999_999)}`;
