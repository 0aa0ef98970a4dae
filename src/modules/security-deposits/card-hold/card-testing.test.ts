import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Booked, bangkokNow, type Customer } from '#test/builders/paying.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

const sandbox = runSandbox();
const { provider } = sandbox;
const good = '4242424242424242';
const declined = ['4111111111140011', '4111111111130012', '4111111111120013', '4111111111110014', '4111111111190016'];
const REFUSED = 'payment.too-many-failures';
let app: TestApp;
let customer: Customer;
let booking: Booked;

beforeEach(async () => {
  await provider.askCardHolders(false);
  await provider.moveClock(0);
  ({ app, customer } = await sandbox.customer({ limits: true }));
  const hour = (hours: number) => `${bangkokNow(hours * 60).slice(0, 13)}:00`;
  booking = await customer.book({ pickupDate: hour(12), returnDate: hour(132) });
  await customer.payByCard(booking, good);
  app.setNow(bangkokNow(1));
});
afterEach(() => app.close());

type Try = { browser?: string; from?: string; headers?: Record<string, string> };

const hold = async (card: string, { browser, from = '203.0.113.9', headers = booking.headers }: Try = {}) =>
  app.call('POST /bookings/:id/card-holds', {
    params: { id: booking.bookingId },
    from,
    headers: { cookie: `client=${browser ?? randomBytes(24).toString('hex')}`, ...headers },
    body: { cardToken: await customer.tokenOf(card) },
  });
/** What its holder reads of a try: the reason, or what became of it, or the refusal. */
const answerOf = ({ status, body, problem }: Awaited<ReturnType<typeof hold>>) =>
  status === 200 ? (body.data.failureCode ?? body.data.status) : problem.error;

const declines = async (cards: readonly string[], from?: string) => {
  const answers: string[] = [];
  for (const card of cards) answers.push(answerOf(await hold(card, from ? { from } : {})));
  return answers;
};

test('tries to hold a deposit are counted as tries to pay: two reasons, three tries, a pause that doubles', async () => {
  expect(await declines(declined.slice(0, 3))).toEqual(['insufficient_fund', 'stolen_or_lost_card', 'declined']);
  const refused = await hold(good);
  expect(refused).toMatchObject({ status: 429, problem: { error: REFUSED, details: { retryAfterSeconds: 60 } } });
  app.setNow(bangkokNow(3));
  expect(answerOf(await hold(declined[3] ?? ''))).toBe('declined');
  expect((await hold(good)).problem.details).toMatchObject({ retryAfterSeconds: 120 });
});

test('who was refused a hold is refused a payment too, and the other way round', async () => {
  const browser = randomBytes(24).toString('hex');
  const charge = async (card: string) =>
    app.call('POST /payments/charge', {
      headers: { cookie: `client=${browser}`, ...other.headers },
      body: { bookingId: other.bookingId, cardToken: await customer.tokenOf(card) },
    });
  const day = (days: number) => `${bangkokNow(days * 24 * 60).slice(0, 13)}:00`;
  const other = await customer.book({ pickupDate: day(20), returnDate: day(21), totalAmount: 1070 });
  await hold(declined[0] ?? '', { browser });
  await hold(declined[1] ?? '', { browser });
  expect((await charge(declined[2] ?? '')).body.data.failureCode).toBe('declined');
  expect((await charge(good)).problem.error).toBe(REFUSED);
  expect(answerOf(await hold(good, { browser }))).toBe(REFUSED);
});

test('a hold clears what was declined before it, and a refused try leaves the one that waits', async () => {
  await declines(declined.slice(0, 2));
  await provider.askCardHolders(true);
  const waiting = await hold(good);
  expect(waiting.body.data).toMatchObject({ status: 'pending', authorize_uri: expect.any(String) });
  expect(answerOf(await hold(good))).toBe(REFUSED);
  await fetch(waiting.body.data.authorize_uri ?? '', {
    method: 'POST',
    body: new URLSearchParams({ answer: 'approve' }),
    redirect: 'manual',
  });
  await app.runJob('follow-card-holds');
  await provider.askCardHolders(false);
  const clerk = await signedInAs(app, { role: 'STAFF' });
  const { body } = await app.call('GET /bookings/:id/security-deposits', {
    params: { id: booking.bookingId },
    headers: booking.headers,
  });
  expect(body.data.left).toMatchObject([{ amount: 5000, endedAt: null }]);
  await app.call('POST /admin/security-deposits/:id/end', {
    params: { id: body.data.left[0]?.id ?? '' },
    headers: clerk.headers,
    body: { keep: 0 },
  });
  app.setNow(bangkokNow(2));
  const elsewhere = await declines(declined.slice(2, 5), '198.51.100.7');
  expect(elsewhere).toEqual(['failed_processing', expect.not.stringMatching('declined'), 'declined']);
});

test('from an address with five declines the bank asks the holder of the next card', async () => {
  for (const minutes of [1, 3, 6, 11]) {
    app.setNow(bangkokNow(minutes));
    await declines(declined.slice(0, minutes === 1 ? 3 : 1));
  }
  app.setNow(bangkokNow(20));
  expect((await hold(good)).body.data).toMatchObject({ status: 'pending', authorize_uri: expect.any(String) });
});

test('staff may try for their customer as often as they like, and are told every reason', async () => {
  const { headers } = await signedInAs(app, { role: 'STAFF' });
  const answers: string[] = [];
  for (const card of declined) answers.push(answerOf(await hold(card, { headers })));
  expect(answers).not.toContain(REFUSED);
  expect(answers).not.toContain('declined');
});
