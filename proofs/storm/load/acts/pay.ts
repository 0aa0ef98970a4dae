import type { ReplyOf } from '#contract/index.ts';
import type { Chance } from '#platform/random.ts';
import { cards } from '#test/builders/payments.ts';
import { type Act, type OwnBooking, pickOne, satangOf, takeOne, type Worker } from '../worker.ts';
import { anyOwn } from './book.ts';

const sources = [
  { type: 'promptpay' },
  { type: 'promptpay' },
  { type: 'shopeepay' },
  { type: 'truemoney', phone: '0815550123' },
  { type: 'mobile_banking', bank: 'scb' },
  { type: 'rabbit_linepay' },
] as const;

/** A customer pays by card; one in seven cards has insufficient funds. */
export const payByCard: Act = async (worker, chance) => {
  const payable = await ownPayable(worker, chance);
  if (!payable) return;
  const cardToken = await worker.payers.tokenOf(chance.is(1 / 7) ? cards.poor : cards.good);
  const paymentPlan = chance.pick(['full', 'full', 'deposit'] as const);
  await charge(worker, payable.own, { cardToken, paymentMethod: 'card', paymentPlan });
};

/**
 * A customer pays by QR code, wallet or banking app: the charge stays pending until it is completed at the provider.
 */
export const payBySource: Act = async (worker, chance) => {
  const payable = await ownPayable(worker, chance);
  if (!payable) return;
  const source = chance.pick(sources);
  const { headers } = payable.own;
  const made = await worker.call('POST /payments/create-source', {
    headers,
    body: { ...source, amount: payable.booking.owedAmount },
  });
  if (!made.isDone) return;
  const { sourceId } = made.body.data;
  await charge(worker, payable.own, { sourceId, paymentMethod: source.type, paymentPlan: 'full' });
};

type Payment = Readonly<{
  paymentMethod: string;
  paymentPlan: 'full' | 'deposit';
  cardToken?: string;
  sourceId?: string;
}>;

/** Pays for a booking, or for the change that waits. */
export const charge = async (worker: Worker, { id, headers }: OwnBooking, payment: Payment) => {
  const charged = await worker.call('POST /payments/charge', { headers, body: { bookingId: id, ...payment } });
  if (!charged.isDone) return;
  const { data } = charged.body;
  if (data.status === 'pending' && data.chargeId !== '') worker.waitingCharges.push(data.chargeId);
  acknowledgePayment(worker, data);
};

const acknowledgePayment = (
  worker: Worker,
  { status, bookingId, chargeId, amount }: ReplyOf<'POST /payments/charge'>['data'],
) => {
  if (status === 'successful') worker.acknowledge({ what: 'payment', bookingId, chargeId, satang: satangOf(amount) });
};

/** A payer approves, declines or abandons a pending charge, and the waiting browser polls its status. */
export const endAtProvider: Act = async (worker, chance) => {
  const chargeId = takeOne(worker.waitingCharges, chance);
  if (!chargeId) return;
  const ending = chance.weighted([
    [8, 'paid'],
    [1, 'declined'],
    [1, 'lapsed'],
  ] as const);
  await worker.payers.end(chargeId, ending);
  const own = anyOwn(worker, chance);
  if (!own) return;
  const latest = await worker.call('GET /payments/latest/:bookingId', {
    headers: own.headers,
    params: { bookingId: own.id },
  });
  if (latest.isDone && latest.body.data) acknowledgePayment(worker, latest.body.data);
};

/** A customer chooses to pay offline. */
export const payOffline: Act = async (worker, chance) => {
  const payable = await ownPayable(worker, chance);
  if (!payable) return;
  const { id: bookingId, headers } = payable.own;
  const paymentMethod = chance.pick(['cash', 'bank_transfer'] as const);
  await worker.call('POST /payments/offline', { headers, body: { bookingId, paymentMethod } });
};

const ownPayable = async (worker: Worker, chance: Chance) => {
  const own = pickOne(worker.own.filter(({ isOver }) => !isOver).slice(-4), chance);
  if (!own) return undefined;
  const read = await worker.call('GET /bookings/:id', { headers: own.headers, params: { id: own.id } });
  if (!read.isDone) return undefined;
  const booking = read.body.data;
  if (booking.status === 'cancelled') own.isOver = true;
  return booking.may.pay ? { own, booking } : undefined;
};
