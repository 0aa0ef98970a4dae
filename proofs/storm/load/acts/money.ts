import { type Act, pickOne, satangOf } from '../worker.ts';
import { anyListed } from './desk.ts';

/** Staff record a cash payment or bank transfer. */
export const writeDownMoney: Act = async (worker, chance, key) => {
  const owing = await anyListed(worker, chance, { view: chance.pick(['unpaid', 'to-approve'] as const) });
  if (!owing || owing.owedAmount <= 0) return;
  const { call, headers, acknowledge } = worker;
  const { id: bookingId, owedAmount } = owing;
  const amount = chance.is(0.7) ? owedAmount : Math.max(1, Math.floor(owedAmount / 2));
  const paymentMethod = chance.pick(['cash', 'bank_transfer']);
  const written = await call('POST /payments/records', { headers, key, body: { bookingId, amount, paymentMethod } });
  if (written.isDone) acknowledge({ what: 'money-written-down', bookingId, entryId: written.body.data.id });
};

/** Staff refund a payment, in full or in part. */
export const refund: Act = async (worker, chance, key) => {
  const { call, headers, acknowledge } = worker;
  const list = await call('GET /admin/payments', { headers, query: { limit: 20, status: 'successful' } });
  const listed = list.isDone ? pickOne(list.body.data, chance) : undefined;
  if (!listed) return;
  const params = { id: listed.id };
  const seen = await call('GET /admin/payments/:id', { headers, params });
  if (!seen.isDone || !seen.body.data.may.refund) return;
  const { refundableAmount } = seen.body.data;
  const amount = chance.is(0.4) ? refundableAmount : Math.max(1, Math.floor(refundableAmount / 3));
  const made = await call('POST /admin/payments/:id/refund', {
    headers,
    params,
    key,
    body: { amount, reason: 'Goodwill', isOwedAgain: chance.is(0.3) },
  });
  if (!made.isDone) return;
  acknowledge(
    ...made.body.data.refunds.map(({ id, amount: baht }) => ({
      what: 'refund' as const,
      refundId: id,
      satang: satangOf(baht),
    })),
  );
};

/** Staff mark a refund as transferred that the provider cannot make. */
export const sendTransfer: Act = async ({ call, headers, acknowledge }, chance, key) => {
  const list = await call('GET /payments/transfer-tasks', { headers, query: { status: 'open', limit: 20 } });
  const task = list.isDone ? pickOne(list.body.data, chance) : undefined;
  if (!task) return;
  const params = { id: task.id };
  const done = await call('POST /payments/transfer-tasks/:id/done', { headers, params, body: { reference: key } });
  if (done.isDone) acknowledge({ what: 'transfer', taskId: task.id });
};

/** Staff issue a receipt, a tax invoice, or a credit note. */
export const issue: Act = async (worker, chance, key) => {
  const listed = await anyListed(worker, chance, { status: chance.pick(['confirmed', 'completed'] as const) });
  if (!listed) return;
  const { call, headers, acknowledge } = worker;
  const kind = chance.pick(['tax-invoice', 'tax-invoice', 'receipt', 'credit-note'] as const);
  const issued = await call('POST /admin/bookings/:id/documents', {
    headers,
    params: { id: listed.id },
    key,
    body: { kind, ...(kind === 'credit-note' && { amount: chance.whole(1, 200), reason: 'A dent' }) },
  });
  if (!issued.isDone) return;
  const { id: documentId, number } = issued.body.data;
  acknowledge({ what: 'document', documentId, number });
};
