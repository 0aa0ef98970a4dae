import type { APIRequestContext } from '@playwright/test';
import { bookDirectly } from './book-directly.ts';
import { query } from './journey-database.ts';
import { product } from './product.ts';

/** Books as a guest and pays with a test card through the API; returns the booking and its payment. */
export const payDirectly = async (request: APIRequestContext, email: string, days: number) => {
  const made = await bookDirectly(request, email, days);
  const { bookingId, bookingNumber, accessToken } = made as typeof made & { accessToken: string };
  const answer = await request.post('/api/payments/simulate', {
    headers: { 'sec-fetch-site': 'same-origin', 'x-booking-token': accessToken },
    data: { bookingId },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const { chargeId, amount } = (await answer.json()).data as { chargeId: string; amount: number };
  const [attempt] = await query<{ id: string }>('select id from payment_attempt where charge_id = $1', [chargeId]);
  return { bookingId, number: bookingNumber, chargeId, amount, paymentId: attempt?.id ?? '' };
};

const own = { 'sec-fetch-site': 'same-origin' };

/** Books as a guest; the signed-in staff member records the payment at the desk. */
export const payAtTheDesk = async (staff: APIRequestContext, guest: APIRequestContext, email: string, days: number) => {
  const { bookingId, bookingNumber: number } = await bookDirectly(guest, email, days);
  const booking = await staff.get(`/api/admin/bookings/${bookingId}`);
  const { owedAmount: amount } = (await booking.json()).data as { owedAmount: number };
  await recordDirectly(staff, { bookingId, amount });
  const payments = await staff.get('/api/admin/payments', { params: { search: number } });
  return { bookingId, number, amount, paymentId: ((await payments.json()).data[0] as { id: string }).id };
};

/** Records a cash payment, in baht, as the signed-in staff member. */
export const recordDirectly = async (staff: APIRequestContext, paid: { bookingId: string; amount: number }) => {
  const data = { ...paid, paymentMethod: 'cash' };
  const answer = await staff.post('/api/payments/records', { headers: own, data });
  if (!answer.ok()) throw new Error(await answer.text());
};

/** Books as a guest and creates a PromptPay QR code that stays unpaid. */
export const showQr = async (request: APIRequestContext, email: string, days: number) => {
  const made = await bookDirectly(request, email, days);
  const {
    bookingId,
    accessToken,
    totalAmount: amount,
  } = made as typeof made & { accessToken: string; totalAmount: number };
  const source = await request.post('/api/payments/create-source', {
    headers: own,
    data: { type: 'promptpay', amount },
  });
  const { sourceId } = (await source.json()).data as { sourceId: string };
  const answer = await request.post('/api/payments/charge', {
    headers: { ...own, 'x-booking-token': accessToken },
    data: { bookingId, paymentMethod: 'promptpay', sourceId, acceptTerms: true },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const { chargeId } = (await answer.json()).data as { chargeId: string };
  const [attempt] = await query<{ id: string }>('select id from payment_attempt where charge_id = $1', [chargeId]);
  return { chargeId, paymentId: attempt?.id ?? '' };
};

/** Makes a refund directly at the provider, unknown to our product. In baht. */
export const refundBehindOurBack = async (request: APIRequestContext, chargeId: string, baht: number) => {
  const answer = await request.post(`${product().sandbox}/charges/${chargeId}/refunds`, {
    headers: { authorization: `Basic ${btoa('skey_test_sandbox:')}` },
    form: { amount: String(Math.round(baht * 100)) },
  });
  if (!answer.ok()) throw new Error(await answer.text());
};
