import { fromBaht, minus, plus, portion, type Satang, sum, zeroSatang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import { refundPercent, soldAtPickUp } from '#modules/booking/index.ts';
import type { NewAttempt, NewLedgerEntry } from '#modules/payments/index.ts';
import type { Quote } from '#modules/pricing/index.ts';
import type { Chance } from '#platform/random.ts';
import type { DemoChange } from './change.ts';
import type { BookingOutcome, PaymentChannel } from './outcome.ts';
import { type PlannedRefund, planRefund } from './refunds.ts';

export type Payments = Readonly<{
  attempts: NewAttempt[];
  /** What came in, oldest first. */
  payments: NewLedgerEntry[];
  refund: PlannedRefund | null;
}>;

type Paying = Readonly<{
  booking: { id: string; createdAt: Temporal.Instant; pickUpAt: Temporal.Instant; paymentPlan: 'full' | 'deposit' };
  /** The price now, and the late fee in it. */
  quote: Quote;
  lateFee: Satang;
  change: DemoChange | null;
  channel: PaymentChannel;
  outcome: BookingOutcome;
  fullRefundHours: number;
  /** Whether the counter forgot to ask for what was due at the pick-up. */
  isForgotten: boolean;
  now: Temporal.Instant;
  chance: Chance;
}>;

/** All payments of a booking in chronological order, and its refund. */
export const planPayments = (paying: Paying): Payments => {
  const { quote, change, channel, outcome } = paying;
  const declined = channel === 'card' ? declinedBefore(paying) : [];
  const first =
    outcome.paidAt && onlinePayment(paying, { at: outcome.paidAt, amount: (change?.before ?? quote).dueNow });
  const second = first && ofChange(paying, first.entry.amount);
  const online = [first, second].filter((one) => one !== null);
  const refund = first && refundOf(paying, first.entry);
  const paid = minus(sum(online.map(({ entry }) => entry.amount)), refund?.refund.amount ?? zeroSatang);
  return {
    attempts: [...declined, ...online.flatMap(({ card }) => (card ? [card] : []))],
    payments: [...online.map(({ entry }) => entry), ...atTheCounter(paying, paid)],
    refund,
  };
};

type Card = NewAttempt & { status: 'successful' };
type Money = Readonly<{ at: Temporal.Instant; amount: Satang; plan?: 'full' | 'deposit' }>;
type Online = Readonly<{ entry: NewLedgerEntry; card: Card | null }>;

const onlinePayment = (paying: Paying, money: Money): Online => {
  const { booking, channel, chance } = paying;
  const card = channel === 'card' ? cardPayment(paying, money) : null;
  const { at, amount } = money;
  const reference = card ? null : transferReference(chance);
  return {
    card,
    entry: payment(booking.id, { at, amount, methodType: channel, attemptId: card?.id ?? null, reference }, chance),
  };
};

type Came = Pick<NewLedgerEntry, 'amount' | 'methodType' | 'attemptId' | 'reference'> & { at: Temporal.Instant };

const payment = (bookingId: string, { at, ...came }: Came, chance: Chance): NewLedgerEntry => ({
  ...came,
  id: chance.id(at),
  bookingId,
  kind: 'payment',
  fee: zeroSatang,
  createdAt: at,
});

/**
 * What a customer's dearer change asks for by card: the rest of the larger deposit, at once; of a rental that was paid in
 * full the difference, for half of them, else the counter takes it.
 */
const ofChange = (paying: Paying, paid: Satang): Online | null => {
  const { booking, quote, lateFee, change, channel, now, chance } = paying;
  const paysNow = chance.is(0.5);
  const minutes = chance.whole(2, 25);
  const isDeposit = booking.paymentPlan === 'deposit';
  if (channel !== 'card' || change?.by !== 'customer') return null;
  const agreed = minus(quote.total, lateFee);
  const amount = minus(isDeposit ? (quote.depositAmount ?? agreed) : agreed, paid);
  const at = change.at.add({ minutes });
  if (amount < LEAST_CARD_PAYMENT || (!isDeposit && !paysNow) || !isBefore(at, now)) return null;
  return onlinePayment(paying, { at, amount, plan: booking.paymentPlan });
};

const LEAST_CARD_PAYMENT = fromBaht(20);

/** What is due at the pick-up, and a late fee when the vehicle is back. */
const atTheCounter = (paying: Paying, paid: Satang): NewLedgerEntry[] => {
  const { quote, outcome, isForgotten, lateFee, chance } = paying;
  const due = minus(minus(plus(quote.total, soldAtPickUp(quote)), lateFee), paid);
  const atPickUp = outcome.pickedUpAt?.add({ minutes: chance.whole(-10, -1) });
  const atReturn = outcome.returnedAt?.add({ minutes: chance.whole(1, 3) });
  return [
    ...overTheCounter(paying, { at: isForgotten ? undefined : atPickUp, amount: due }),
    ...overTheCounter(paying, { at: atReturn, amount: lateFee }),
  ];
};

const overTheCounter = (
  { booking, chance }: Paying,
  { at, amount }: { at: Temporal.Instant | undefined; amount: Satang },
): NewLedgerEntry[] => {
  const inCash = chance.is(0.4) && amount < fromBaht(40_000);
  const slip = chance.whole(100_000, 999_999);
  if (!at || amount <= zeroSatang) return [];
  const methodType = inCash ? 'cash' : 'credit_card';
  const reference = inCash ? null : `Terminal slip ${slip}`;
  return [payment(booking.id, { at, amount, methodType, attemptId: null, reference }, chance)];
};

/** What a cancellation or a cheaper change gives back of the first payment: by the policy, or in full by staff. */
const refundOf = (paying: Paying, first: NewLedgerEntry): PlannedRefund | null => {
  const { quote, lateFee, outcome, change, booking, now, chance } = paying;
  const back = { payment: first, now, chance };
  if (change && outcome.status !== 'cancelled') {
    const amount = minus(first.amount, minus(quote.total, lateFee));
    const occasion = `change:${booking.id}:${CHANGED_VERSION}`;
    return amount > zeroSatang ? planRefund({ ...back, occasion, amount, at: change.at, reason: null }) : null;
  }
  return refundOfCancelled(paying, first);
};

/** The version of a booking that was changed once. */
export const CHANGED_VERSION = 2;

const refundOfCancelled = (paying: Paying, first: NewLedgerEntry): PlannedRefund | null => {
  const { quote, outcome, booking, fullRefundHours, now, chance } = paying;
  const { cancelledAt, cancelledBecause, paidAt } = outcome;
  if (!cancelledAt || !paidAt || isBefore(cancelledAt, paidAt)) return null;
  const byStaff = cancelledBecause === 'staff';
  const percent = byStaff ? 100 : refundPercent(cancelledAt, booking.pickUpAt, fullRefundHours);
  const occasion = byStaff ? `staff:${chance.id(cancelledAt)}` : `cancel:${booking.id}:1`;
  const reason = byStaff ? 'The vehicle could not be given' : null;
  const amount = portion(quote.dueNow, percent, 100);
  return amount > zeroSatang
    ? planRefund({ payment: first, occasion, amount, at: cancelledAt, reason, now, chance })
    : null;
};

const cards: readonly (readonly [weight: number, card: readonly [brand: string, lastDigits: string]])[] = [
  [50, ['Visa', '4242']],
  [30, ['MasterCard', '4444']],
  [12, ['JCB', '0000']],
  [8, ['Visa', '1111']],
];

const cardPayment = ({ booking, chance }: Paying, { at, amount, plan = booking.paymentPlan }: Money): Card => {
  const [cardBrand, cardLastDigits] = chance.weighted(cards);
  const attempt = { id: chance.id(at), bookingId: booking.id, methodType: 'card', paymentPlan: plan };
  return {
    ...attempt,
    amount,
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
const declinedBefore = ({ booking, quote, change, outcome, chance }: Paying): NewAttempt[] => {
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
      amount: (change?.before ?? quote).dueNow,
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
