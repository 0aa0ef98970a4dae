import { card } from '#test/builders/payments.ts';
import { type Office, once, type Preparations } from './office.ts';
import { booked, paidInCash } from './rentals.ts';

/** A card in the vault, which pays. */
export const cardToken = async (office: Office) =>
  (await office.call('POST /payments/create-token', { headers: {}, body: card('4242424242424242') })).data.token;

/** A booking paid by card through the provider. */
const paidByCard = async (office: Office) => {
  const booking = await booked(office);
  const { bookingId, headers } = booking;
  const { data } = await office.call('POST /payments/charge', {
    headers,
    body: { bookingId, cardToken: await cardToken(office) },
  });
  return { ...booking, chargeId: data.chargeId };
};

/** A booking whose PromptPay payment is still pending. */
const waiting = async (office: Office) => {
  const booking = await booked(office);
  const { bookingId, headers, totalAmount } = booking;
  const paymentMethod = 'promptpay';
  const source = await office.call('POST /payments/create-source', {
    headers: {},
    body: { type: paymentMethod, amount: totalAmount },
  });
  const { data } = await office.call('POST /payments/charge', {
    headers,
    body: { bookingId, paymentMethod, sourceId: source.data.sourceId },
  });
  return { ...booking, chargeId: data.chargeId };
};

const transactionOf = async (office: Office, bookingNumber: string) => {
  const { data } = await office.call('GET /admin/payments', { query: { search: bookingNumber } });
  return data[0]?.id ?? '';
};

const refund = { amount: 1, reason: 'Late' };

const aroundToday = async (office: Office) => {
  const today = (await office.now()).toPlainDate();
  return { from: today.subtract({ days: 1 }).toString(), to: today.add({ days: 1 }).toString() };
};

/** A refund made directly at the provider, which no job records. */
const givenBackElsewhere = async (office: Office) => {
  const { chargeId } = await paidByCard(office);
  const { id } = await office.provider.giveBack(chargeId, 100);
  return { ...(await aroundToday(office)), key: `refund-missing-in-ledger:${id}` };
};

/** A charge made directly at the provider, which no job settles. */
const unknown = async (office: Office) => {
  const { id } = await office.provider.newCharge({ amount: 9900, currency: 'thb', card: await cardToken(office) });
  return { ...(await aroundToday(office)), key: `unknown-charge:${id}` };
};

const invoice = once(async (office) => {
  const { params } = await paidInCash(office);
  const { data } = await office.call('POST /admin/bookings/:id/documents', { params, body: { kind: 'tax-invoice' } });
  return data.id;
});
const ofInvoice = async (office: Office) => ({ params: { id: await invoice(office) } });

export const paymentCalls: Preparations = {
  'POST /payments/create-token': async () => ({ body: card('4242424242424242') }),
  'POST /payments/charge': async (office) => {
    const { bookingId, headers } = await booked(office);
    return { headers, body: { bookingId, cardToken: await cardToken(office) } };
  },
  'POST /payments/create-source': async () => ({ body: { type: 'promptpay', amount: 5350 } }),
  'POST /payments/offline': async (office) => {
    const { bookingId, headers } = await booked(office);
    return { headers, body: { bookingId, paymentMethod: 'cash' } };
  },
  'GET /payments/latest/:bookingId': async (office) => {
    const { bookingId, headers } = await paidByCard(office);
    return { headers, params: { bookingId } };
  },
  'GET /payments/verify/:chargeId': async (office) => {
    const { chargeId, headers } = await paidByCard(office);
    return { headers, params: { chargeId } };
  },
  'POST /payments/simulate': async (office) => {
    const { bookingId, headers } = await booked(office);
    return { headers, body: { bookingId } };
  },
  'POST /payments/webhook': async () => ({ body: { object: 'event', id: 'evnt_test_12345', key: 'charge.complete' } }),
  'GET /payments/bookings/:bookingId': async (office) => ({
    params: { bookingId: (await paidInCash(office)).bookingId },
  }),
  'POST /payments/records': async (office) => ({
    body: { bookingId: (await booked(office)).bookingId, amount: 1, paymentMethod: 'cash' },
  }),
  'POST /payments/refunds': async (office) => ({
    body: { bookingId: (await paidInCash(office)).bookingId, ...refund },
  }),
  'POST /payments/transfer-tasks/:id/done': async (office) => {
    const { bookingId, bookingNumber } = await paidInCash(office);
    await office.call('POST /payments/refunds', { body: { bookingId, ...refund } });
    const { data } = await office.call('GET /payments/transfer-tasks', { query: { search: bookingNumber } });
    return { params: { id: data[0]?.id ?? '' }, body: { reference: 'TRF-1' } };
  },
  'GET /admin/payments/:id': async (office) => ({
    params: { id: await transactionOf(office, (await paidByCard(office)).bookingNumber) },
  }),
  'POST /admin/payments/:id/check': async (office) => ({
    params: { id: await transactionOf(office, (await waiting(office)).bookingNumber) },
    body: {},
  }),
  'POST /admin/payments/:id/refund': async (office) => ({
    params: { id: await transactionOf(office, (await paidByCard(office)).bookingNumber) },
    body: refund,
  }),
  'GET /admin/reconciliation': async (office) => ({ query: await aroundToday(office) }),
  'POST /admin/reconciliation/settle': async (office) => ({ body: await givenBackElsewhere(office) }),
  'POST /admin/reconciliation/explain': async (office) => ({
    body: { ...(await unknown(office)), text: 'Paid at the fair' },
  }),
  'GET /admin/documents/:id': ofInvoice,
  'POST /admin/documents/:id/prints': async (office) => ({
    ...(await ofInvoice(office)),
    body: { reason: 'It was lost' },
  }),
  'GET /admin/documents/:id/file': ofInvoice,
  'GET /admin/documents/:id/pages/:page': async (office) => ({ params: { id: await invoice(office), page: 1 } }),
  'POST /admin/settings/check-payment-keys': async () => ({
    body: { omisePublicKey: 'pkey_test_sandbox', omiseSecretKey: 'skey_test_sandbox' },
  }),
};
