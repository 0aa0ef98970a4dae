import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { satang, zeroSatang } from '#kernel/money.ts';
import { type Booked, type Books, bangkokNow, type Customer, doJobs } from '#test/builders/paying.ts';
import { cards } from '#test/builders/payments.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';
import { claimRefund, insertRefund, lockRefund } from './refund-store.ts';

const sandbox = runSandbox();
const { provider } = sandbox;
let app: TestApp;
let customer: Customer;
let books: Books;
let staff: Record<string, string>;

beforeEach(async () => {
  await provider.forgetFaults();
  ({ app, customer, books } = await sandbox.customer({ timeoutMs: 1_500 }));
  staff = await signedIn(app, 'STAFF');
});
afterEach(() => app.close());

const paidByCard = async (more: object = {}): Promise<Booked & { chargeId: string }> => {
  const booking = await customer.book();
  const { body } = await customer.payByCard(booking, cards.good, more);
  return { ...booking, chargeId: body.data.chargeId };
};

const refundOf = async ({ chargeId }: { chargeId: string }) => (await provider.charge(chargeId)).refunded_amount;

const untilCallsEnded = () => app.db.execute(sql`update refund set sent_at = sent_at - interval '101 seconds'`);

const byStaff = (booking: Booked, amount: number, more: object = {}, headers: Record<string, string> = staff) =>
  app.call('POST /payments/refunds', {
    headers,
    body: { bookingId: booking.bookingId, amount, reason: 'A scratch that was there before', ...more },
  });

/** What the audit log tells of such deeds. */
const logged = async (action: string) => {
  const { body } = await app.call('GET /admin/audit', { headers: await signedIn(app, 'ADMIN') });
  return body.data.filter((entry) => entry.action === action).map(({ changes }) => changes);
};

test('a cancellation gives back what it promised, with the fee where all goes back, once', async () => {
  await app.db.execute(sql`update payment_method set processing_fee = 200 where method_type = 'card'`);
  const booking = await paidByCard();
  const { bookingId } = booking;
  const job = { bookingId, occasion: `cancel:${bookingId}`, percent: 100 };
  await app.runJob('refund-booking', job);
  await app.runJob('refund-booking', job);
  expect(await books.ledger()).toEqual(['payment card 545700', 'refund card 545700']);
  expect(await refundOf(booking)).toBe(545_700);
  expect(await books.jobs('mail-refund')).toEqual([
    { bookingId, occasion: job.occasion, refund: 545_700, byTransfer: 0 },
  ]);
  expect(await customer.read(booking)).toMatchObject({ paidAmount: 0, paymentStatus: 'refunded' });
});

test('half a refund keeps the fee, and comes from each payment', async () => {
  await app.db.execute(sql`update payment_method set processing_fee = 200 where method_type = 'card'`);
  const booking = await paidByCard({ paymentPlan: 'deposit' });
  await customer.payByCard(booking, cards.good, { paymentPlan: 'full' });
  await app.runJob('refund-booking', { bookingId: booking.bookingId, occasion: 'cancel:1', percent: 50 });
  expect(await books.ledger()).toEqual([
    'payment card 109140',
    'payment card 436560',
    'refund card 53500',
    'refund card 214000',
  ]);
  expect(await books.jobs('mail-refund')).toHaveLength(1);
});

test('a booking that became cheaper gives the difference back, from the newest payment first', async () => {
  const booking = await paidByCard({ paymentPlan: 'deposit' });
  const rest = await customer.payByCard(booking, cards.good, { paymentPlan: 'full' });
  const job = { bookingId: booking.bookingId, occasion: 'change:1:2', amount: 430_000 };
  await app.runJob('refund-booking', job);
  expect(await books.ledger()).toEqual([
    'payment card 107000',
    'payment card 428000',
    'refund card 428000',
    'refund card 2000',
  ]);
  expect(await refundOf(rest.body.data)).toBe(428_000);
  expect(await refundOf(booking)).toBe(2_000);
});

test('a customer who cancels gets the money back that they were told', async () => {
  const booking = await paidByCard();
  const { bookingId, headers } = booking;
  const cancelled = await app.call('POST /bookings/:id/cancel', { params: { id: bookingId }, headers, body: {} });
  expect(cancelled.status).toBe(200);
  await doJobs(app, 'refund-booking');
  expect(await books.ledger()).toEqual(['payment card 535000', 'refund card 535000']);
  expect(await refundOf(booking)).toBe(535_000);
  expect(await customer.read(booking)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
});

test('a booking that was shortened late and then cancelled gives back what both times were told', async () => {
  const booking = await paidByCard({ paymentPlan: 'deposit' });
  await customer.payByCard(booking, cards.good, { paymentPlan: 'full' });
  const { bookingId } = booking;
  await app.runJob('refund-booking', { bookingId, occasion: 'change:1:2', amount: 53_500 });
  await app.runJob('refund-booking', { bookingId, occasion: 'cancel:1', percent: 50, amount: 214_000 });
  const [, , ofChange, ...ofCancellation] = await books.ledger();
  expect(ofChange).toBe('refund card 53500');
  expect(ofCancellation).toEqual(['refund card 47556', 'refund card 166444']);
});

test('a refund whose answer was lost is found at the provider and made once', async () => {
  const booking = await paidByCard();
  const job = { bookingId: booking.bookingId, occasion: 'cancel:1', percent: 100 };
  await provider.plan({ on: 'POST /charges/:id/refunds', kind: 'drop-after' });
  await expect(app.runJob('refund-booking', job)).rejects.toThrow('could not be asked');
  expect(await refundOf(booking)).toBe(535_000);
  expect(await books.ledger()).toEqual(['payment card 535000']);
  // Somebody may still be asking: not before that call has ended, whatever a job believes the time to be.
  for (const minutes of [0, -10, 10]) {
    app.setNow(bangkokNow(minutes));
    await expect(app.runJob('refund-booking', job)).rejects.toThrow('could not be asked');
  }
  await untilCallsEnded();
  await app.runJob('refund-booking', job);
  expect(await books.ledger()).toEqual(['payment card 535000', 'refund card 535000']);
  expect(await refundOf(booking)).toBe(535_000);
});

test('a refund whose job gave up is taken up again after an hour, once', async () => {
  const booking = await paidByCard();
  const job = { bookingId: booking.bookingId, occasion: 'cancel:1', percent: 100 };
  await provider.plan({ on: 'POST /charges/:id/refunds', kind: 'error', status: 503 });
  await expect(app.runJob('refund-booking', job)).rejects.toThrow('could not be asked');
  await app.runJob('reconcile-payments');
  expect(await books.jobs('send-refunds')).toEqual([]);
  app.setNow(bangkokNow(62));
  await app.db.execute(sql`update refund set sent_at = sent_at - interval '2 minutes'`);
  await app.runJob('reconcile-payments');
  await app.runJob('reconcile-payments');
  expect(await books.jobs('send-refunds')).toEqual([{ occasion: 'cancel:1' }]);
  await doJobs(app, 'send-refunds');
  expect(await books.ledger()).toEqual(['payment card 535000', 'refund card 535000']);
  await app.runJob('reconcile-payments');
  expect(await books.jobs('send-refunds')).toEqual([]);
});

test('a refund that runs twice at the same time is made once', async () => {
  const booking = await paidByCard();
  const job = { bookingId: booking.bookingId, occasion: 'change:1:2', amount: 100_000 };
  await Promise.allSettled(Array.from({ length: 8 }, () => app.runJob('refund-booking', job)));
  expect(await books.ledger()).toEqual(['payment card 535000', 'refund card 100000']);
  expect(await refundOf(booking)).toBe(100_000);
});

test('whoever writes the end of a refund waits for whoever is just taking it, and sees that it was taken', async () => {
  const { bookingId } = await paidByCard();
  const payment = await app.db.execute<{ id: string }>(sql`select id from ledger_entry`);
  const rest = { reason: null, because: null, askedBy: null, fee: zeroSatang, status: 'asked' as const };
  const planned = { bookingId, occasion: 'cancel:1', paymentId: payment.rows[0]?.id ?? '', amount: satang(535_000) };
  const { id } = await app.step(({ tx, now }) => insertRefund(tx, { ...planned, ...rest }, now));
  const ending = await whileUncommitted(
    app,
    ({ tx, now }) => claimRefund(tx, id, { now, callSeconds: 100 }),
    () => app.step(({ tx }) => lockRefund(tx, id)),
  );
  expect(ending.status).toBe('sent');
});

test('what the provider refuses to send back becomes a task for staff', async () => {
  const booking = await paidByCard();
  await provider.plan({ on: 'POST /charges/:id/refunds', kind: 'error', status: 400 });
  await app.runJob('refund-booking', { bookingId: booking.bookingId, occasion: 'cancel:1', percent: 100 });
  const { body } = await app.call('GET /payments/transfer-tasks', { headers: staff });
  expect(body.data).toMatchObject([{ bookingId: booking.bookingId, method: 'card', amount: 5350, status: 'open' }]);
  expect(await books.jobs('mail-refund')).toMatchObject([{ refund: 0, byTransfer: 535_000 }]);
});

test('after fifteen refunds of one charge the next one is for staff', async () => {
  const booking = await paidByCard();
  for (let number = 1; number <= 15; number += 1)
    expect((await byStaff(booking, 1)).body.data).toMatchObject({ refunded: 1, byTransfer: 0 });
  expect((await byStaff(booking, 10)).body.data).toMatchObject({ refunded: 0, byTransfer: 10 });
});

test('staff give back in part and in full, never more than is left', async () => {
  const booking = await paidByCard();
  expect((await byStaff(booking, 350)).body.data).toEqual({
    bookingId: booking.bookingId,
    refunded: 350,
    byTransfer: 0,
    pending: 0,
  });
  const more = await byStaff(booking, 5000.01);
  expect([more.status, more.problem.error, more.problem.details]).toEqual([
    409,
    'payment.more-than-left',
    { amount: 5000 },
  ]);
  expect((await byStaff(booking, 5000)).body.data.refunded).toBe(5000);
  expect(await refundOf(booking)).toBe(535_000);
  for (const amount of [1.005, 0, -1, 1e-10]) expect((await byStaff(booking, amount)).status).toBe(422);
});

test('staff do not give back what a change promised, and what they give back takes nothing of it', async () => {
  const booking = await paidByCard();
  const { bookingId } = booking;
  await app.db.execute(sql`update booking set promised_satang = 107000`);
  expect((await byStaff(booking, 4280.01)).problem.details).toEqual({ amount: 4280 });
  await provider.plan({ on: 'POST /charges/:id/refunds', kind: 'error', status: 503 });
  expect((await byStaff(booking, 280)).body.data.pending).toBe(280);
  expect(await customer.read(booking)).toMatchObject({ pendingRefund: 1350 });
  expect((await byStaff(booking, 1000, { way: 'recorded' })).body.data.refunded).toBe(1000);
  expect(await customer.read(booking)).toMatchObject({ pendingRefund: 1350 });
  await app.runJob('refund-booking', { bookingId, occasion: 'change:1:2', amount: 107_000 });
  expect(await customer.read(booking)).toMatchObject({ paidAmount: 3280, pendingRefund: 280 });
});

test('the same request of staff is one refund, and another one with its key is refused', async () => {
  const booking = await paidByCard();
  const headers = { ...staff, 'idempotency-key': 'refund-number-1' };
  const both = await Promise.all([byStaff(booking, 350, {}, headers), byStaff(booking, 350, {}, headers)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await refundOf(booking)).toBe(35_000);
  expect((await byStaff(booking, 350, {}, headers)).body.data.refunded).toBe(350);
  expect((await byStaff(booking, 351, {}, headers)).problem.error).toBe('idempotency.key-reused');
  expect(await books.ledger()).toEqual(['payment card 535000', 'refund card 35000']);
});

test('what the provider could not answer to staff is done later by itself', async () => {
  const booking = await paidByCard();
  await provider.plan({ on: 'POST /charges/:id/refunds', kind: 'error', status: 503 });
  expect((await byStaff(booking, 350)).body.data).toMatchObject({ refunded: 0, pending: 350 });
  await untilCallsEnded();
  await doJobs(app, 'send-refunds');
  expect(await books.ledger()).toEqual(['payment card 535000', 'refund card 35000']);
});

test('PromptPay money is sent by staff: a task, and the ledger once it is done', async () => {
  const booking = await customer.book();
  const { chargeId } = (await customer.payBy(booking, 'promptpay')).body.data;
  await provider.approve(chargeId);
  await customer.verify(booking, chargeId);
  expect((await byStaff(booking, 1000)).body.data).toMatchObject({ refunded: 0, byTransfer: 1000 });
  expect((await byStaff(booking, 4351)).problem.details).toEqual({ amount: 4350 });
  const { body } = await app.call('GET /payments/transfer-tasks', { headers: staff, query: { status: 'open' } });
  expect(body.total).toBe(1);
  const [task] = body.data;
  expect(task).toMatchObject({ customerName: 'Hannah Keller', method: 'promptpay', amount: 1000 });
  expect(await books.ledger()).toHaveLength(1);

  const done = { headers: staff, params: { id: task?.id ?? '' }, body: { reference: 'Transfer 42' } };
  const unnamed = await app.call('POST /payments/transfer-tasks/:id/done', { ...done, body: { reference: ' ' } });
  expect(unnamed.problem.messages).toEqual({ reference: 'Reference is required' });
  expect((await app.call('POST /payments/transfer-tasks/:id/done', done)).body.data).toMatchObject({
    status: 'done',
    reference: 'Transfer 42',
  });
  expect((await app.call('POST /payments/transfer-tasks/:id/done', done)).problem.error).toBe('payment.task-done');
  expect(await books.ledger()).toEqual(['payment promptpay 535000', 'refund promptpay 100000']);
  expect(await customer.read(booking)).toMatchObject({ paidAmount: 4350 });
  // The log tells that there is a reference, and not which.
  expect(await logged('transfer.done')).toEqual([
    [
      { field: 'amount', before: null, after: 1000 },
      { field: 'hasReference', before: null, after: true },
    ],
  ]);
});

test('two transfer tasks can be done with one transfer, and its one reference', async () => {
  const booking = await customer.book();
  const { chargeId } = (await customer.payBy(booking, 'promptpay')).body.data;
  await provider.approve(chargeId);
  await customer.verify(booking, chargeId);
  await byStaff(booking, 1000);
  await byStaff(booking, 500);
  const { body } = await app.call('GET /payments/transfer-tasks', { headers: staff, query: { status: 'open' } });
  const statuses = [];
  for (const { id } of body.data) {
    const done = { headers: staff, params: { id }, body: { reference: 'Transfer 42' } };
    statuses.push((await app.call('POST /payments/transfer-tasks/:id/done', done)).status);
  }
  expect(statuses).toEqual([200, 200]);
  expect(await customer.read(booking)).toMatchObject({ paidAmount: 3850, pendingRefund: 0 });
});

test('a refund that was handed over at the counter is only written down', async () => {
  const booking = await paidByCard();
  const recorded = { way: 'recorded', reference: 'Cash slip 7' };
  expect((await byStaff(booking, 500, recorded)).body.data.refunded).toBe(500);
  expect(await refundOf(booking)).toBe(0);
  expect(await books.jobs('mail-refund')).toEqual([]);
  const { body } = await app.call('GET /payments/bookings/:bookingId', {
    headers: staff,
    params: { bookingId: booking.bookingId },
  });
  expect(body.data).toMatchObject([
    { kind: 'payment', amount: 5350, recordedBy: null },
    { kind: 'refund', amount: 500, reference: 'Cash slip 7', note: 'A scratch that was there before' },
  ]);
});

test('money at the counter is written down, confirms a booking, and is never more than is owed', async () => {
  const booking = await customer.book();
  const record = (amount: number, more: object = {}) =>
    app.call('POST /payments/records', {
      headers: staff,
      body: { bookingId: booking.bookingId, amount, paymentMethod: 'cash', ...more },
    });
  expect((await record(5350.01)).problem.error).toBe('payment.more-than-owed');
  expect((await record(100, { paymentMethod: 'seashells' })).status).toBe(422);
  expect((await record(1350, { reference: 'Slip 1' })).body.data).toMatchObject({
    method: 'cash',
    amount: 1350,
    fee: 0,
  });
  expect(await customer.read(booking)).toMatchObject({ status: 'confirmed', paymentStatus: 'partial' });
  await record(4000, { paymentMethod: 'credit_card' });
  expect(await customer.read(booking)).toMatchObject({ paymentStatus: 'paid', paidAmount: 5350 });
  expect(await books.jobs('mail-payment-received')).toMatchObject([{ bookingId: booking.bookingId }]);
  expect((await byStaff(booking, 5350)).body.data).toMatchObject({ byTransfer: 5350 });
});

test.each([
  ['goodwill is owed by nobody', {}, { paymentStatus: 'paid', owedAmount: 0 }, false, 0],
  ['a mistake is owed again', { isOwedAgain: true }, { paymentStatus: 'partial', owedAmount: 500 }, true, 1],
])('of what staff give back, %s', async (_what, more, expected, mayPay, unpaid) => {
  const booking = await paidByCard();
  expect((await byStaff(booking, 500, more)).status).toBe(200);
  expect((await logged('refund.asked'))[0]).toContainEqual({ field: 'isOwedAgain', before: null, after: mayPay });
  const params = { id: booking.bookingId };
  const { body } = await app.call('GET /admin/bookings/:id', { headers: staff, params });
  expect(body.data).toMatchObject({ ...expected, refundedAmount: 500 });
  expect(await customer.read(booking)).toMatchObject({ paymentStatus: expected.paymentStatus, may: { pay: mayPay } });
  const list = await app.call('GET /admin/bookings', { headers: staff, query: { view: 'unpaid' } });
  expect(list.body.total).toBe(unpaid);
});

test('the fee of a transfer, which its customer was shown, is written down as one', async () => {
  await app.db.execute(sql`update payment_method set processing_fee = 200 where method_type = 'bank_transfer'`);
  const booking = await customer.book();
  const record = (amount: number) =>
    app.call('POST /payments/records', {
      headers: staff,
      body: { bookingId: booking.bookingId, amount, paymentMethod: 'bank_transfer' },
    });
  expect((await record(5457.01)).problem.error).toBe('payment.more-than-owed');
  expect((await record(5457)).body.data).toMatchObject({ amount: 5457, fee: 107 });
  expect(await customer.read(booking)).toMatchObject({ paymentStatus: 'paid', paidAmount: 5350 });
});

test('nothing is recorded for a booking that is cancelled', async () => {
  const booking = await customer.book();
  app.setNow(bangkokNow(31));
  await app.runJob('expire-holds');
  const body = { bookingId: booking.bookingId, amount: 5350, paymentMethod: 'cash' };
  const again = await signedIn(app, 'STAFF');
  expect((await app.call('POST /payments/records', { headers: again, body })).problem.error).toBe(
    'payment.booking-cancelled',
  );
});

test('only staff move money by hand or look at it', async () => {
  const booking = await paidByCard();
  const someone = await signedIn(app, 'CUSTOMER');
  for (const headers of [someone, booking.headers]) {
    expect([401, 403]).toContain((await byStaff(booking, 1, {}, headers)).status);
    const params = { bookingId: booking.bookingId };
    expect([401, 403]).toContain((await app.call('GET /payments/bookings/:bookingId', { headers, params })).status);
    expect([401, 403]).toContain((await app.call('GET /payments/transfer-tasks', { headers })).status);
  }
});
