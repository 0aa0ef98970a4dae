import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Booked, type Books, bangkokNow, type Customer, doJobs } from '#test/builders/paying.ts';
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

const entries = async () => (await office.audit()).map(({ action }) => action);

/** A deposit by card, and the rest in cash a minute later. */
const depositAndRest = async () => {
  const { chargeId } = (await customer.payByCard(booking, cards.good, { paymentPlan: 'deposit' })).body.data;
  app.setNow(bangkokNow(1));
  await office.record(booking.bookingId, 4280);
  const [rest, deposit] = (await office.list()).data;
  return { chargeId, deposit: deposit?.id ?? '', rest: rest?.id ?? '' };
};

test('a part goes back of this payment, though another one is newer', async () => {
  const { chargeId, deposit, rest } = await depositAndRest();
  const { body } = await office.refund(deposit, { amount: 100.5, reason: 'Dirty seats' });
  expect(body.data).toMatchObject({
    refundedAmount: 100.5,
    refundableAmount: 969.5,
    status: 'successful',
    bookingStage: 'confirmed',
    refunds: [{ amount: 100.5, status: 'done', reason: 'Dirty seats', by: 'Lek Counter', transferTaskId: null }],
  });
  expect(await provider.charge(chargeId)).toMatchObject({ refunded_amount: 10_050 });
  expect(await office.details(rest)).toMatchObject({ refundedAmount: 0, refundableAmount: 4280, refunds: [] });
  expect((await office.list({ refunded: 'yes' })).data.map(({ id }) => id)).toEqual([deposit]);
  expect(await entries()).toContain('refund.asked');
});

test('more than is left of this payment does not go back, whatever else was paid', async () => {
  const { deposit } = await depositAndRest();
  const { status, problem } = await office.refund(deposit, { amount: 1070.01, reason: 'All of it' });
  expect([status, problem.error, problem.details]).toEqual([409, 'payment.more-than-left', { amount: 1070 }]);
  expect(problem.messages).toEqual({ amount: '฿1,070 can go back' });
  const [failed] = [await customer.payByCard(await customer.book(later), cards.poor)];
  const [newest] = (await office.list()).data;
  expect(failed.body.data.status).toBe('failed');
  expect((await office.refund(newest?.id ?? '', { amount: 1, reason: 'No' })).problem.error).toBe(
    'payment.more-than-left',
  );
});

test('what is asked for wrongly is refused by every field at once', async () => {
  const { deposit } = await depositAndRest();
  const { status, problem } = await office.refund(deposit, { amount: 0, reason: ' ' });
  expect([status, problem.messages]).toEqual([
    422,
    { amount: 'Amount must be more than 0', reason: 'Please enter a reason' },
  ]);
});

const later = { pickupDate: '2027-01-10T10:00', returnDate: '2027-01-15T10:00' };

test('fifty clicks give the money once, and each is told so', async () => {
  const { chargeId, deposit } = await depositAndRest();
  const clicks = await Promise.all(
    Array.from({ length: 50 }, () => office.refund(deposit, { amount: 500, reason: 'Late' }, 'refund-click-1')),
  );
  expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await provider.charge(chargeId)).toMatchObject({ refunded_amount: 50_000 });
  expect((await books.ledger()).filter((entry) => entry.startsWith('refund'))).toEqual(['refund card 50000']);
  expect((await entries()).filter((action) => action === 'refund.asked')).toHaveLength(1);
  const other = await office.refund(deposit, { amount: 501, reason: 'Late' }, 'refund-click-1');
  expect([other.status, other.problem.error]).toEqual([422, 'idempotency.key-reused']);
});

test('what was handed over is written down, and nobody is asked for it', async () => {
  const { chargeId, deposit } = await depositAndRest();
  const handed = { amount: 70, reason: 'Paid out at the desk', way: 'recorded' as const, reference: 'Till-9' };
  expect((await office.refund(deposit, handed)).body.data).toMatchObject({
    refundedAmount: 70,
    refunds: [{ amount: 70, reference: 'Till-9' }],
  });
  expect(await provider.charge(chargeId)).toMatchObject({ refunded_amount: 0 });
});

test('of cash a refund is a task for whoever sends it', async () => {
  const { rest } = await depositAndRest();
  const { body } = await office.refund(rest, { amount: 80, reason: 'Goodwill' });
  expect(body.data).toMatchObject({ refundedAmount: 0, refunds: [{ amount: 80, status: 'by-transfer' }] });
  expect(body.data.refunds[0]?.transferTaskId).not.toBeNull();
});

test('with its booking cancelled this amount goes back, and nothing that the policy would give', async () => {
  const { chargeId, deposit } = await depositAndRest();
  const refund = { amount: 1000, reason: 'The car broke down', cancelBooking: true };
  const { body, status } = await office.refund(deposit, refund, 'refund-cancel-1');
  expect([status, body.data.bookingStage, body.data.policy]).toEqual([200, 'cancelled', null]);
  expect(body.data.may).toMatchObject({ cancelBooking: false });
  await doJobs(app, 'refund-booking');
  await doJobs(app, 'send-refunds');
  expect(await provider.charge(chargeId)).toMatchObject({ refunded_amount: 100_000 });
  expect((await books.ledger()).filter((entry) => entry.startsWith('refund'))).toEqual(['refund card 100000']);
  expect(await books.jobs('mail-booking-cancelled')).toMatchObject([{ refund: 100_000 }]);
  expect(await entries()).toEqual(expect.arrayContaining(['booking.cancelled', 'refund.asked']));
  // The same click again is the same refund; another one finds a booking that has ended.
  expect((await office.refund(deposit, refund, 'refund-cancel-1')).status).toBe(200);
  expect((await office.refund(deposit, { ...refund, amount: 1 })).problem.error).toBe('booking.already-cancelled');
  expect(await provider.charge(chargeId)).toMatchObject({ refunded_amount: 100_000 });
});

test('a charge that fell silent is asked for, and its payment counts', async () => {
  const { chargeId } = (await customer.payBy(booking, 'shopeepay')).body.data;
  await provider.plan({ on: 'webhook', kind: 'drop', times: 10 });
  await provider.approve(chargeId);
  const [waiting] = (await office.list()).data;
  expect(waiting).toMatchObject({ status: 'pending', paid: false });
  const { body } = await office.check(waiting?.id ?? '');
  expect(body.data).toMatchObject({ status: 'successful', paid: true, bookingPaymentStatus: 'paid' });
  expect(await entries()).toContain('payment.checked');
  // A second look finds nothing new, and says nothing to the log.
  expect((await office.check(waiting?.id ?? '')).status).toBe(200);
  expect((await entries()).filter((action) => action === 'payment.checked')).toHaveLength(1);
});

test('a refund that waits for the provider goes on with the check', async () => {
  const { chargeId, deposit } = await depositAndRest();
  await provider.plan({ on: 'GET /charges/:id/refunds', kind: 'error', status: 503 });
  const { body } = await office.refund(deposit, { amount: 200, reason: 'Late' });
  expect(body.data).toMatchObject({ refundedAmount: 0, refunds: [{ status: 'sent' }] });
  await provider.forgetFaults();
  await forgetThatItWasSent(app);
  expect((await office.check(deposit)).body.data).toMatchObject({ refundedAmount: 200, refunds: [{ status: 'done' }] });
  expect(await provider.charge(chargeId)).toMatchObject({ refunded_amount: 20_000 });
});

test('refunds of a payment that wait for the provider go on in the order in which they were asked for', async () => {
  const { deposit } = await depositAndRest();
  await provider.plan({ on: 'GET /charges/:id/refunds', kind: 'error', status: 503, times: 2 });
  for (const amount of [200, 300]) await office.refund(deposit, { amount, reason: 'Late' });
  await provider.forgetFaults();
  await forgetThatItWasSent(app);
  // Whichever was written to last.
  await app.db.execute(sql`update refund set updated_at = now() where amount_satang = 20000`);
  await office.check(deposit);
  const back = (await books.ledger()).filter((entry) => entry.startsWith('refund'));
  expect(back).toEqual(['refund card 20000', 'refund card 30000']);
});

test('while the provider does not answer, nothing is said about a payment', async () => {
  const { chargeId } = (await customer.payBy(booking, 'shopeepay')).body.data;
  await provider.plan({ on: 'GET /charges/:id', kind: 'error', status: 503 });
  const [waiting] = (await office.list()).data;
  const { status, problem } = await office.check(waiting?.id ?? '');
  expect([status, problem.error]).toEqual([503, 'payment.provider-unreachable']);
  expect(await office.details(waiting?.id ?? '')).toMatchObject({ status: 'pending', chargeId });
});

test('about what staff wrote down there is nobody to ask', async () => {
  const { rest } = await depositAndRest();
  expect((await office.check(rest)).problem.error).toBe('payment.nothing-to-check');
});

const forgetThatItWasSent = ({ db }: TestApp) => db.execute(sql`update refund set sent_at = null`);
