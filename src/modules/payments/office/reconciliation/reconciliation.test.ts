import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Booked, type Books, bangkokNow, type Customer } from '#test/builders/paying.ts';
import { type PayingOffice, payingOffice } from '#test/builders/paying-office.ts';
import { cards } from '#test/builders/payments.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

const sandbox = runSandbox();
const { provider } = sandbox;
let app: TestApp;
let customer: Customer;
let books: Books;
let office: PayingOffice;
let booking: Booked;

beforeEach(async () => {
  await provider.forgetFaults();
  ({ app, customer, books } = await sandbox.customer());
  office = await payingOffice(app);
  booking = await customer.book();
});
afterEach(() => app.close());

/** The day before and the day after are in: a test may run at midnight. */
const days = () => {
  const today = Temporal.Now.plainDateISO('Asia/Bangkok');
  return { from: today.subtract({ days: 1 }).toString(), to: today.add({ days: 1 }).toString() };
};

/** A few minutes later nothing is under way any more; charges of other tests are not of this app. */
const differences = async () => {
  app.setNow(bangkokNow(5));
  const { differences: all } = await office.reconcile(days());
  return all.filter(({ bookingNumber }) => bookingNumber !== null);
};
const kinds = async () => (await differences()).map(({ kind }) => kind);
const keyOf = async (): Promise<string> => (await differences())[0]?.key ?? '';
const settle = async (key: string) => (await office.settle(days(), key)).body.data.differences;
const paid = async () => (await customer.payByCard(booking, cards.good)).body.data.chargeId;
const ahead = (days: number) => `${Temporal.Now.plainDateISO('Asia/Bangkok').add({ days })}T10:00`;
const ledgerRefunds = async () => (await books.ledger()).filter((entry) => entry.startsWith('refund'));

test('books that agree show no difference', async () => {
  await customer.payByCard(booking, cards.poor);
  const chargeId = await paid();
  const [row] = (await office.list({ status: 'successful' })).data;
  await office.refund(row?.id ?? '', { amount: 100, reason: 'Late' });
  expect(await kinds()).toEqual([]);
  const { ledger, provider: held } = await office.reconcile(days());
  expect(ledger).toEqual({ payments: { count: 1, amount: 5350 }, refunds: { count: 1, amount: 100 } });
  expect(held.payments.amount).toBeGreaterThanOrEqual(5350);
  expect(held.fees).toBeGreaterThan(0);
  expect(await provider.charge(chargeId)).toMatchObject({ refunded_amount: 10_000 });
});

test('money that the provider took and never reported is written once, though two settle it at once', async () => {
  const { chargeId } = (await customer.payBy(booking, 'shopeepay')).body.data;
  await provider.plan({ on: 'webhook', kind: 'drop', times: 10 });
  await provider.approve(chargeId);
  expect(await differences()).toMatchObject([
    { kind: 'missing-in-ledger', chargeId, providerAmount: 5350, ledgerAmount: null, maySettle: true },
  ]);
  const key = `missing-in-ledger:${chargeId}`;
  const clicks = await Promise.all([office.settle(days(), key), office.settle(days(), key)]);
  expect(clicks.map(({ status }) => [200, 404].includes(status))).toEqual([true, true]);
  expect(await books.ledger()).toEqual(['payment shopeepay 535000']);
  expect(await kinds()).toEqual([]);
  expect((await office.settle(days(), key)).problem.error).toBe('reconciliation.no-difference');
  const settled = (await office.audit()).filter(({ action }) => action === 'difference.settled');
  expect(settled).toMatchObject([{ subject: { kind: 'booking', id: booking.bookingId } }]);
});

test('a charge that ended at the provider and waits here follows it', async () => {
  const { chargeId } = (await customer.payBy(booking, 'shopeepay')).body.data;
  await provider.plan({ on: 'webhook', kind: 'drop', times: 10 });
  await provider.decline(chargeId);
  expect(await differences()).toMatchObject([
    { kind: 'status-differs', providerStatus: 'failed', ledgerStatus: 'pending', maySettle: true },
  ]);
  expect(await settle(await keyOf())).not.toContainEqual(expect.objectContaining({ chargeId }));
  expect(await books.attempts()).toEqual(['shopeepay failed']);
});

test('a site that died between charge and record is a difference, and follows the provider', async () => {
  await provider.plan({ on: 'POST /charges', kind: 'drop-after' });
  expect((await customer.payByCard(booking, cards.good)).body.data.status).toBe('pending');
  expect(await books.attempts()).toEqual(['card sending']);
  expect(await kinds()).toEqual(['missing-in-ledger']);
  await settle(await keyOf());
  expect(await kinds()).toEqual([]);
  expect(await books.ledger()).toEqual(['payment card 535000']);
});

test('a refund that was made at the provider is written once, told to its customer and to the log', async () => {
  const chargeId = await paid();
  const { id: refundId } = await provider.giveBack(chargeId, 123_45);
  expect(await differences()).toMatchObject([
    { kind: 'refund-missing-in-ledger', refundId, chargeId, providerAmount: 123.45, maySettle: true },
  ]);
  const key = `refund-missing-in-ledger:${refundId}`;
  await Promise.all(Array.from({ length: 5 }, () => office.settle(days(), key)));
  expect(await ledgerRefunds()).toEqual(['refund card 12345']);
  expect(await customer.read(booking)).toMatchObject({ paidAmount: 5226.55, pendingRefund: 0 });
  expect(await kinds()).toEqual([]);
  const [row] = (await office.list()).data;
  expect((await office.details(row?.id ?? '')).refunds).toMatchObject([{ status: 'done', reference: refundId }]);
  expect(await books.jobs('mail-refund')).toHaveLength(1);
  const settled = (await office.audit()).filter(({ action }) => action === 'difference.settled');
  expect(settled).toHaveLength(1);
  expect(await provider.charge(chargeId)).toMatchObject({ refunded_amount: 12_345 });
});

test('a refund that staff wrote down by hand and made at the provider too is for them to explain', async () => {
  const chargeId = await paid();
  const [row] = (await office.list()).data;
  const handed = { amount: 5350, reason: 'By hand', way: 'recorded' as const };
  await office.refund(row?.id ?? '', handed);
  await provider.giveBack(chargeId, 5350_00);
  expect(await differences()).toMatchObject([{ kind: 'refund-missing-in-ledger', maySettle: false }]);
  const { status, problem } = await office.settle(days(), await keyOf());
  expect([status, problem.error]).toEqual([409, 'reconciliation.cannot-settle']);
  expect(await ledgerRefunds()).toHaveLength(1);
});

test('a refund that never reached the provider is asked for again', async () => {
  const chargeId = await paid();
  await provider.plan({ on: 'GET /charges/:id/refunds', kind: 'error', status: 503 });
  const [row] = (await office.list()).data;
  await office.refund(row?.id ?? '', { amount: 200, reason: 'Late' });
  await provider.forgetFaults();
  await app.db.execute(sql`update refund set sent_at = null`);
  expect(await differences()).toMatchObject([
    { kind: 'refund-missing-at-provider', ledgerAmount: 200, providerAmount: null, maySettle: true },
  ]);
  await settle(await keyOf());
  expect(await kinds()).toEqual([]);
  expect(await provider.charge(chargeId)).toMatchObject({ refunded_amount: 20_000 });
  expect(await ledgerRefunds()).toEqual(['refund card 20000']);
});

test('a refund that the provider listed is counted once, though another of its payment is still to be made', async () => {
  await paid();
  const counted = async () => (await office.reconcile(days())).provider.refunds;
  const [row] = (await office.list()).data;
  await office.refund(row?.id ?? '', { amount: 100, reason: 'Late' });
  const made = await counted();
  await provider.plan({ on: 'GET /charges/:id/refunds', kind: 'error', status: 503 });
  await office.refund(row?.id ?? '', { amount: 200, reason: 'Late' });
  await provider.forgetFaults();
  expect(await counted()).toEqual(made);
});

test('what went back of one payment is not missing from another, whose refund fits', async () => {
  await paid();
  const [first] = (await office.list()).data;
  await office.refund(first?.id ?? '', { amount: 5350, reason: 'Late' });
  const other = await customer.book({ pickupDate: ahead(30), returnDate: ahead(35) });
  const { chargeId } = (await customer.payByCard(other, cards.good)).body.data;
  await provider.giveBack(chargeId, 5350_00);
  expect(await differences()).toMatchObject([{ kind: 'refund-missing-in-ledger', chargeId, maySettle: true }]);
});

test('a refund of our ledger that the provider does not have is explained, and the words can be taken back', async () => {
  await paid();
  await app.db.execute(sql`
    insert into ledger_entry (booking_id, kind, method_type, amount_satang, attempt_id, refund_of, reference, created_at)
    select booking_id, 'refund', 'card', 7000, attempt_id, id, 'rfnd_test_none', created_at from ledger_entry`);
  const key = await keyOf();
  expect(await differences()).toMatchObject([{ kind: 'refund-missing-at-provider', maySettle: false }]);
  expect((await office.settle(days(), key)).problem.error).toBe('reconciliation.cannot-settle');
  await office.explain(days(), key, 'Written by mistake, see the note of 3 May');
  const [explained] = await differences();
  expect(explained?.explanation).toMatchObject({
    text: 'Written by mistake, see the note of 3 May',
    by: 'Lek Counter',
  });
  await office.explain(days(), key, '');
  expect((await differences())[0]?.explanation).toBeNull();
  const entries = (await office.audit()).filter(({ action }) => action === 'difference.explained');
  expect(entries).toHaveLength(2);
  expect(JSON.stringify(entries)).not.toContain('by mistake');
});

test('a payment of ours that the provider does not know, and one of another amount, are for staff to explain', async () => {
  await paid();
  await app.db.execute(sql`update ledger_entry set amount_satang = 500000`);
  expect(await differences()).toMatchObject([
    { kind: 'amount-differs', providerAmount: 5350, ledgerAmount: 5000, maySettle: false },
  ]);
  await app.db.execute(sql`update payment_attempt set charge_id = 'chrg_test_none'`);
  await app.db.execute(sql`update ledger_entry set reference = 'chrg_test_none', attempt_id = null`);
  const gone = sql`insert into payment_attempt (id, booking_id, method_type, payment_plan, amount_satang, status, charge_id,
    created_at, updated_at) select uuidv7(), booking_id, 'card', 'full', 535000, 'successful', 'chrg_test_gone', created_at,
    created_at from payment_attempt`;
  await app.db.execute(gone);
  await app.db.execute(sql`update ledger_entry set attempt_id = (select id from payment_attempt
    where charge_id = 'chrg_test_gone'), reference = 'chrg_test_gone'`);
  expect((await differences()).filter(({ kind }) => kind === 'missing-at-provider')).toMatchObject([
    { chargeId: 'chrg_test_gone', providerAmount: null, ledgerAmount: 5000, maySettle: false },
  ]);
});

test('a charge made past us is nobody’s, and one made twice for an attempt is told with its booking', async () => {
  const chargeId = await paid();
  const card = await customer.tokenOf(cards.good);
  const foreign = await provider.newCharge({ amount: 9900, currency: 'thb', card });
  app.setNow(bangkokNow(5));
  const { differences: shown } = await office.reconcile(days());
  expect(shown.find((one) => one.chargeId === foreign.id)).toMatchObject({
    kind: 'unknown-charge',
    bookingNumber: null,
    providerAmount: 99,
    maySettle: false,
  });
  const { metadata } = await provider.charge(chargeId);
  const again = await customer.tokenOf(cards.good);
  const twice = await provider.newCharge({ amount: 535_000, currency: 'thb', card: again, metadata });
  expect(await differences()).toMatchObject([{ kind: 'unknown-charge', chargeId: twice.id, maySettle: false }]);
});

test('while the provider does not answer nothing is said', async () => {
  await provider.plan({ on: 'GET /refunds', kind: 'error', status: 503 });
  expect(await office.reconcile(days())).toMatchObject({ error: 'payment.provider-unreachable' });
  await provider.forgetFaults();
  await provider.plan({ on: 'GET /charges', kind: 'error', status: 503 });
  expect(await office.reconcile(days())).toMatchObject({ error: 'payment.provider-unreachable' });
});

test.each([
  ['2026-01-01', '2026-04-03', 'Choose at most 92 days'],
  ['2026-04-03', '2026-01-01', 'The last day is before the first'],
])('from %s to %s is no period', async (from, to, sentence) => {
  expect(await office.reconcile({ from, to })).toMatchObject({ error: 'form.invalid', messages: { to: sentence } });
  expect(await office.reconcile({ from: '2026-01-01', to: '2026-04-02' })).toMatchObject({ to: '2026-04-02' });
});

// The attempt is written before midnight in Bangkok, its charge is made after it, and found late.
test.each([
  ['23:30', '2026-03-09T16:30:00Z', '2026-03-09'],
  ['00:30', '2026-03-09T17:30:00Z', '2026-03-10'],
  ['just after midnight', '2026-03-09T17:00:05Z', '2026-03-10'],
])('a charge of %s belongs to one day, on both sides', async (_at, createdAt, day) => {
  const attemptId = crypto.randomUUID();
  const { bookingId } = booking;
  const metadata = { attemptId, bookingId, reference: 'x' };
  const chargeId = await provider.importPast({ key: attemptId, amount: 535_000, createdAt, metadata });
  const begun = Temporal.Instant.from(createdAt).subtract({ seconds: 10 }).toString();
  await app.db.execute(sql`insert into payment_attempt (id, booking_id, method_type, payment_plan, amount_satang, status,
    charge_id, created_at, updated_at)
    values (${attemptId}, ${bookingId}, 'card', 'full', 535000, 'successful', ${chargeId}, ${begun}, ${begun})`);
  await app.db.execute(sql`insert into ledger_entry (booking_id, kind, method_type, amount_satang, attempt_id, reference,
    created_at) values (${bookingId}, 'payment', 'card', 535000, ${attemptId}, ${chargeId}, ${createdAt}::timestamptz
    + interval '3 hours')`);
  const sides = async (date: string) => {
    const { ledger, differences: shown } = await office.reconcile({ from: date, to: date });
    return [ledger.payments.amount, shown.filter(({ transactionId }) => transactionId === attemptId)];
  };
  const other = day === '2026-03-09' ? '2026-03-10' : '2026-03-09';
  expect(await sides(day)).toEqual([5350, []]);
  expect(await sides(other)).toEqual([0, []]);
});
