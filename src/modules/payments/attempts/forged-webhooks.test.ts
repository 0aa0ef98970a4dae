import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Booked, type Books, type Customer, doJobs } from '#test/builders/paying.ts';
import { signatureOf } from '#test/builders/provider.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

const webhookSecret = Buffer.from('a secret that only two know').toString('base64');

const sandbox = runSandbox();
const { provider } = sandbox;
let app: TestApp;
let customer: Customer;
let books: Books;
let booking: Booked;
/** A charge of ours that nobody has paid yet, one that failed, and one that the provider has and we never asked for. */
let waiting: string;
let failed: string;
let foreign: string;

beforeAll(async () => {
  ({ app, customer, books } = await sandbox.customer({ webhookSecret }));
  booking = await customer.book();
  failed = (await customer.payBy(booking, 'grabpay')).body.data.chargeId;
  await provider.decline(failed);
  await app.runJob('settle-charge', { chargeId: failed });
  waiting = (await customer.payBy(booking, 'shopeepay')).body.data.chargeId;
  const { id } = await provider.source({ type: 'shopeepay', amount: 535_000, currency: 'thb' });
  const made = { source: id, amount: 535_000, currency: 'thb', return_uri: 'https://x.example/' };
  foreign = (await provider.newCharge({ ...made, metadata: { bookingId: booking.bookingId } })).id;
  await provider.approve(foreign);
});
afterAll(() => app.close());

/** All that a payment can change. Which events came is remembered beside it, and believed in nothing. */
const state = async () => {
  const { rows } = await app.db.execute(sql`
    select (select jsonb_agg(b order by id) from booking b) as bookings,
      (select jsonb_agg(a order by id) from payment_attempt a) as attempts,
      (select jsonb_agg(l order by id) from ledger_entry l) as ledger,
      (select jsonb_agg(o order by id) from vehicle_occupancy o) as occupancy,
      (select jsonb_agg(m order by id) from mail m) as mails`);
  return rows[0];
};

type Delivery = Readonly<{ payload: string; headers: Record<string, string | string[]> }>;

/** Each event has an id of its own: one that came before is dropped, whatever it says. */
let events = 0;
const event = (data: object | string | null, more: object = {}) => {
  events += 1;
  const id = `evnt_test_${String(events).padStart(10, '0')}`;
  return JSON.stringify({ object: 'event', id, key: 'charge.complete', data, ...more });
};
const paid = (id: string, more: object = {}) =>
  event({ object: 'charge', id, status: 'successful', paid: true, amount: 535_000, currency: 'THB', ...more });

const now = () => Temporal.Now.instant();
const seconds = (at = now()) => String(Math.floor(at.epochMilliseconds / 1000));
const hmac = (text: string, key: string | Buffer = Buffer.from(webhookSecret, 'base64'), hash = 'sha256') =>
  createHmac(hash, key).update(text);

const forged = (headersOf: (payload: string) => Record<string, string | string[]>) => (): Delivery => {
  const payload = paid(waiting);
  return { payload, headers: headersOf(payload) };
};
const good = (payload: string, at = now()) => signatureOf(payload, webhookSecret, at);
const signed = (payloadOf: () => string) => (): Delivery => {
  const payload = payloadOf();
  return { payload, headers: good(payload) };
};

const unsigned: [string, () => Delivery][] = [
  ['without a signature', forged(() => ({}))],
  ['with an empty signature', forged((payload) => ({ ...good(payload), 'omise-signature': '' }))],
  ['with a time alone', forged(() => ({ 'omise-signature-timestamp': seconds() }))],
  [
    'with a signature and no time',
    forged((payload) => ({ 'omise-signature': good(payload)['omise-signature'] ?? '' })),
  ],
  ['with a time that is none', forged((payload) => ({ ...good(payload), 'omise-signature-timestamp': 'now' }))],
  ['with no end of time', forged((payload) => ({ ...good(payload), 'omise-signature-timestamp': 'Infinity' }))],
  [
    'with the time in thousandths',
    forged((payload) => ({ ...good(payload), 'omise-signature-timestamp': `${seconds()}000` })),
  ],
  [
    'with the time of another signature',
    forged((payload) => ({ ...good(payload), 'omise-signature-timestamp': seconds(now().subtract({ seconds: 30 })) })),
  ],
  ['of six minutes ago', forged((payload) => good(payload, now().subtract({ minutes: 6 })))],
  ['of last year', forged((payload) => good(payload, now().subtract({ hours: 24 * 365 })))],
  ['of six minutes from now', forged((payload) => good(payload, now().add({ minutes: 6 })))],
  ['of another body', forged(() => good('{}'))],
  ['of the same body with a blank more', forged((payload) => good(`${payload} `))],
  ['of another secret', forged((payload) => signatureOf(payload, btoa('another secret'), now()))],
  ['of no secret', forged((payload) => signatureOf(payload, '', now()))],
  [
    'of the secret as it is written',
    forged((payload) => ({
      'omise-signature-timestamp': seconds(),
      'omise-signature': hmac(`${seconds()}.${payload}`, webhookSecret).digest('hex'),
    })),
  ],
  [
    'without the time in it',
    forged((payload) => ({ 'omise-signature-timestamp': seconds(), 'omise-signature': hmac(payload).digest('hex') })),
  ],
  [
    'in base64',
    forged((payload) => ({
      'omise-signature-timestamp': seconds(),
      'omise-signature': hmac(`${seconds()}.${payload}`).digest('base64'),
    })),
  ],
  [
    'with a weaker hash',
    forged((payload) => ({
      'omise-signature-timestamp': seconds(),
      'omise-signature': hmac(`${seconds()}.${payload}`, undefined, 'sha1').digest('hex'),
    })),
  ],
  [
    'cut in half',
    forged((payload) => ({
      ...good(payload),
      'omise-signature': good(payload)['omise-signature']?.slice(0, 32) ?? '',
    })),
  ],
  [
    'with a letter more',
    forged((payload) => ({ ...good(payload), 'omise-signature': `${good(payload)['omise-signature']}0` })),
  ],
  ['of zeros', forged((payload) => ({ ...good(payload), 'omise-signature': '0'.repeat(64) }))],
  [
    'with two wrong signatures',
    forged((payload) => ({ ...good(payload), 'omise-signature': `${'0'.repeat(64)},${'f'.repeat(64)}` })),
  ],
  ['of commas', forged((payload) => ({ ...good(payload), 'omise-signature': ',,,' }))],
];

const lying: [string, () => Delivery][] = [
  ['says "paid" of a charge that nobody has paid', signed(() => paid(waiting))],
  ['says "paid" of a charge that has failed', signed(() => paid(failed))],
  ['says "paid" with a smaller amount', signed(() => paid(waiting, { amount: 1 }))],
  ['says "paid" with another currency', signed(() => paid(waiting, { currency: 'JPY' }))],
  ['names our attempt in its metadata', signed(() => paid(waiting, { metadata: { attemptId: booking.bookingId } }))],
  ['is of a charge that nobody here asked for', signed(() => paid(foreign))],
  ['is of a charge that does not exist', signed(() => paid('chrg_test_doesnotexist'))],
  [
    'tells of a refund that nobody made',
    signed(() =>
      event({ object: 'refund', id: 'rfnd_test_1', charge: waiting, amount: 535_000 }, { key: 'refund.create' }),
    ),
  ],
  [
    'tells of a dispute that nobody opened',
    signed(() => event({ object: 'dispute', id: 'dspt_test_1', charge: waiting }, { key: 'dispute.create' })),
  ],
];

const aboutNothing: [string, () => Delivery][] = [
  ['names a path in place of a charge', signed(() => paid('chrg_test_../../account'))],
  ['names a query in place of a charge', signed(() => paid(`${waiting}?expand=true`))],
  ['names a charge with a line break', signed(() => paid(`${waiting}\nx`))],
  ['names a number in place of a charge', signed(() => event({ object: 'charge', id: 7 }))],
  ['names a list of charges', signed(() => event({ object: 'charge', id: [waiting, failed] }))],
  [
    'tells of a transfer',
    signed(() => event({ object: 'transfer', id: 'trsf_test_1', paid: true }, { key: 'transfer.pay' })),
  ],
  ['tells nothing', signed(() => event(null))],
  ['tells a text', signed(() => event(waiting))],
  ['is no event', signed(() => JSON.stringify({ object: 'charge', id: waiting, paid: true }))],
  ['is a list of events', signed(() => `[${paid(waiting)}]`)],
  ['is cut off', signed(() => paid(waiting).slice(0, -2))],
  ['says it twice in one', signed(() => `${paid(waiting)}${paid(waiting)}`)],
  ['brings a prototype', signed(() => `{"__proto__":{"paid":true},${paid(waiting).slice(1)}`)],
];

const deliver = async ({ payload, headers }: Delivery) => {
  const sent = { 'content-type': 'application/json', ...headers };
  const reply = await app.server.inject({ method: 'POST', url: '/api/payments/webhook', headers: sent, payload });
  return reply.statusCode;
};

test.each(unsigned)('an event %s is refused, and nothing changes', async (_what, delivery) => {
  const before = await state();
  expect(await deliver(delivery())).toBe(401);
  await doJobs(app, 'settle-charge');
  expect(await state()).toEqual(before);
});

test.each(lying)('an event with a good signature that %s changes nothing', async (_what, delivery) => {
  const before = await state();
  expect(await deliver(delivery())).toBe(200);
  expect(await books.jobs('settle-charge')).toHaveLength(1);
  await doJobs(app, 'settle-charge');
  expect(await state()).toEqual(before);
});

test.each(aboutNothing)('an event with a good signature that %s changes nothing', async (_what, delivery) => {
  const before = await state();
  expect(await deliver(delivery())).toBeLessThan(500);
  expect(await books.jobs('settle-charge')).toEqual([]);
  await doJobs(app, 'settle-charge');
  expect(await state()).toEqual(before);
});

test('the same table sees a change: once the charge is paid at the provider, the plainest event is enough', async () => {
  const before = await state();
  await provider.approve(waiting);
  expect(await deliver(signed(() => event({ object: 'charge', id: waiting }))())).toBe(200);
  await doJobs(app, 'settle-charge');
  expect(await state()).not.toEqual(before);
  expect(await customer.read(booking)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
});
