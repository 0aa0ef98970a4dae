import { thaiMobile } from '#kernel/thai-mobile.ts';
import { noRetryClient } from '../../../api/browser.ts';
import { type BookingKey, tokenOf } from '../../../booking/booking-key.ts';
import type { PayBy, PaymentPlan } from '../state/draft.ts';
import { laterPayment } from '../state/later-payment.ts';
import type { ChargeResult, WizardBooking } from '../state/wizard-context.ts';
import { type PaymentProblem, problemOfRefusal, problemOfSource, problemOfToken } from './charge/payment-problem.ts';
import type { CardFields } from './order/card.ts';
import type { Method } from './order/method.ts';
import { tokenise, type Vault } from './order/tokenise.ts';

export type Order = Readonly<{
  key: BookingKey;
  booking: WizardBooking;
  method: Method;
  plan: PaymentPlan;
  /** Baht including the fee, as shown on the button. */
  amount: number;
  /** The card fields; sent only to the vault. */
  card: CardFields;
  vault: Vault | null;
  bank: PayBy['bank'];
  phone: string;
}>;

type SentPayment = { charge: ChargeResult } | { isReserved: true } | { problem: PaymentProblem };

/** Pays with the order's method. The charge returned may still need the customer's approval. */
export const sendPayment = (order: Order): Promise<SentPayment> => {
  if (order.method.flow === 'card') return payByCard(order);
  return order.method.flow === 'offline' ? reserve(order) : payBySource(order);
};

/** Exchanges the card for a token at the vault, then charges the token on the server. */
const payByCard = async (order: Order): Promise<SentPayment> => {
  if (!order.vault) return { problem: { kind: 'method-gone' } };
  const tokenised = await tokenise(order.vault, order.card);
  if (tokenised.token === null) return { problem: problemOfToken(tokenised) };
  return charge(order, { cardToken: tokenised.token });
};

const payBySource = async (order: Order): Promise<SentPayment> => {
  const { method, amount, bank, phone, booking } = order;
  const answer = await noRetryClient.call('POST /payments/create-source', {
    body: {
      type: method.methodType,
      amount,
      currency: 'thb',
      ...(method.banks.length > 0 && { bank }),
      ...(method.needsPhone && { phone: thaiMobile(phone) ?? phone }),
      email: booking.customerInfo.email,
    },
  });
  return answer.success ? charge(order, { sourceId: answer.data.sourceId }) : { problem: problemOfSource(answer) };
};

const charge = async (
  { key, booking, method, plan, amount }: Order,
  payer: { cardToken: string } | { sourceId: string },
): Promise<SentPayment> => {
  const answer = await noRetryClient.call('POST /payments/charge', {
    headers: tokenOf(key),
    body: {
      bookingId: key.bookingId,
      ...payer,
      amount,
      currency: 'thb',
      customerEmail: booking.customerInfo.email,
      paymentMethod: method.methodType,
      paymentPlan: plan,
      acceptTerms: laterPayment(booking) === null,
    },
  });
  return answer.success ? { charge: answer.data } : { problem: problemOfRefusal(answer) };
};

const reserve = async ({ key, booking, method }: Order): Promise<SentPayment> => {
  const answer = await noRetryClient.call('POST /payments/offline', {
    headers: tokenOf(key),
    body: {
      bookingId: key.bookingId,
      paymentMethod: method.methodType === 'cash' ? 'cash' : 'bank_transfer',
      acceptTerms: laterPayment(booking) === null,
    },
  });
  return answer.success ? { isReserved: true } : { problem: problemOfRefusal(answer) };
};
