import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeSettings } from '#modules/settings/index.ts';
import { bookingBody, bookingBodyOfAnother, smallBusiness } from '#test/builders/booking.ts';
import { card, cards, paymentsAt } from '#test/builders/payments.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

const sandbox = runSandbox();
let network: Network;
let app: TestApp;
let vehicleId: string;

beforeAll(async () => {
  network = await badNetwork(sandbox.url);
});
afterAll(() => network.close());
beforeEach(async () => {
  network.behave('well');
  app = await freshApp({ now: bangkokNow(), payments: paymentsAt(network.url, { timeoutMs: 1_500 }) });
  ({ vehicleId } = await smallBusiness(app));
  await app.step(({ tx }) => writeSettings(tx, 'booking', { autoApproval: true }));
});
afterEach(() => app.close());

test('an answer that is lost after the money was taken is found again, and counted once', async () => {
  const { booking, paid } = await payWhile('loses the answer');
  expect(paid.body.data).toMatchObject({ status: 'pending', bookingStatus: 'pending' });
  network.behave('well');
  app.setNow(bangkokNow(2));
  await app.runJob('reconcile-payments');
  await app.runJob('reconcile-payments');
  expect(await read(booking)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', paidAmount: 5350 });
  expect(await ledgerKinds()).toEqual(['payment']);
});

test('while nobody knows what became of a payment, a second one is not begun', async () => {
  const { booking } = await payWhile('loses the answer');
  network.behave('well');
  const { status, problem } = await pay(booking);
  expect({ status, error: problem.error }).toEqual({ status: 409, error: 'payment.in-progress' });
});

test('a hold whose payment is under way is not given up for another choice', async () => {
  const { booking } = await payWhile('loses the answer');
  const { status, problem } = await app.call('POST /bookings', {
    body: bookingBody(vehicleId, dates()),
    headers: booking.headers,
  });
  expect({ status, error: problem.error }).toEqual({ status: 409, error: 'payment.in-progress' });
});

test('the customer who asks sees the result as soon as the provider answers again', async () => {
  const { booking, paid } = await payWhile('loses the answer');
  network.behave('well');
  const params = { chargeId: paid.body.data.chargeId };
  const seen = await app.call('GET /payments/verify/:chargeId', { params, headers: booking.headers });
  expect(seen.body.data).toMatchObject({ status: 'successful', bookingStatus: 'confirmed' });
});

test('a payment that the provider never saw has failed after a minute, and can be tried again', async () => {
  const { booking } = await payWhile('refuses connections');
  network.behave('well');
  await app.runJob('reconcile-payments');
  expect((await pay(booking)).status).toBe(409);
  app.setNow(bangkokNow(2));
  await app.runJob('reconcile-payments');
  expect((await pay(booking)).body.data).toMatchObject({ status: 'successful' });
  expect(await ledgerKinds()).toEqual(['payment']);
});

test('a charge that turns up after the attempt was given up is counted all the same', async () => {
  const { booking } = await payWhile('loses the answer');
  // The provider's own list knows nothing yet: it is slow today.
  network.behave('has an empty list');
  app.setNow(bangkokNow(3));
  await app.runJob('reconcile-payments');
  const { rows } = await app.db.execute(sql`select status, failure_code as code from payment_attempt`);
  expect(rows).toEqual([{ status: 'failed', code: 'not_received' }]);
  network.behave('well');
  await app.runJob('reconcile-payments');
  expect(await read(booking)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
});

test('where the customer paid again meanwhile, the charge that turns up goes back', async () => {
  const { booking } = await payWhile('loses the answer');
  network.behave('has an empty list');
  app.setNow(bangkokNow(3));
  await app.runJob('reconcile-payments');
  expect((await pay(booking)).body.data).toMatchObject({ status: 'successful' });
  network.behave('well');
  await app.runJob('reconcile-payments');
  await refundLate();
  expect(await read(booking)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', paidAmount: 5350 });
  expect((await ledgerKinds()).sort()).toEqual(['payment', 'payment', 'refund']);
});

test('money that came after the hold brings the booking back while the vehicle is free', async () => {
  const { booking } = await payWhile('loses the answer');
  app.setNow(bangkokNow(31));
  await app.runJob('expire-holds');
  expect(await read(booking)).toMatchObject({ status: 'cancelled' });
  network.behave('well');
  await app.runJob('reconcile-payments');
  expect(await read(booking)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
});

test('money that came after the vehicle was gone goes back in full, once', async () => {
  const { booking } = await payWhile('loses the answer');
  app.setNow(bangkokNow(31));
  await app.runJob('expire-holds');
  expect((await app.call('POST /bookings', { body: bookingBodyOfAnother(vehicleId, 2, dates()) })).status).toBe(200);
  network.behave('well');
  await app.runJob('reconcile-payments');
  await refundLate();
  expect(await read(booking)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', paidAmount: 0 });
  expect(await ledgerKinds()).toEqual(['payment', 'refund']);
});

test('money that came after the pick-up goes back in full, though nobody else has the vehicle', async () => {
  const soon = dates(3);
  const { booking } = await payWhile('loses the answer', soon);
  app.setNow(bangkokNow(31));
  await app.runJob('expire-holds');
  app.setNow(soon.pickupDate);
  network.behave('well');
  await app.runJob('reconcile-payments');
  await refundLate();
  expect(await read(booking)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', paidAmount: 0 });
  expect(await ledgerKinds()).toEqual(['payment', 'refund']);
});

// The job may run twice.
const refundLate = async () => {
  const { rows } = await app.db.execute<{ payload: { attemptId: string } }>(
    sql`select payload from graphile_worker._private_jobs where payload::text like '%attemptId%'`,
  );
  expect(rows).toHaveLength(1);
  for (const payload of [rows[0]?.payload, rows[0]?.payload]) await app.runJob('refund-late-payment', payload);
};

type Booked = { bookingId: string; headers: Record<string, string> };

const payWhile = async (manner: Manner, period = dates()) => {
  const { body } = await app.call('POST /bookings', { body: bookingBody(vehicleId, period) });
  const booking: Booked = { bookingId: body.bookingId, headers: { 'x-booking-token': body.data.accessToken } };
  const cardToken = (await app.call('POST /payments/create-token', { body: card(cards.good) })).body.data.token;
  network.behave(manner);
  const paid = await app.call('POST /payments/charge', {
    headers: booking.headers,
    body: { bookingId: booking.bookingId, cardToken },
  });
  return { booking, paid };
};

const pay = async ({ bookingId, headers }: Booked) => {
  const cardToken = (await app.call('POST /payments/create-token', { body: card(cards.good) })).body.data.token;
  return app.call('POST /payments/charge', { headers, body: { bookingId, cardToken } });
};

const read = async ({ bookingId, headers }: Booked) =>
  (await app.call('GET /bookings/:id', { params: { id: bookingId }, headers })).body.data;

const ledgerKinds = async () => {
  const { rows } = await app.db.execute<{ kind: string }>(sql`select kind from ledger_entry order by id`);
  return rows.map(({ kind }) => kind);
};

// The sandbox has a clock of its own, so this business lives now.
const bangkokNow = (minutesLater = 0) =>
  Temporal.Now.instant()
    .add({ minutes: minutesLater })
    .toZonedDateTimeISO('Asia/Bangkok')
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' });

const dates = (daysAhead = 15) => {
  const day = (ahead: number) => Temporal.Now.plainDateISO('Asia/Bangkok').add({ days: ahead }).toString();
  return { pickupDate: `${day(daysAhead)}T10:00`, returnDate: `${day(daysAhead + 5)}T10:00` };
};

type Manner = 'well' | 'loses the answer' | 'refuses connections' | 'has an empty list';
type Network = { url: string; behave: (manner: Manner) => void; close: () => Server };

/** A network in front of the provider that can lose what comes back, or let nothing through. */
const badNetwork = async (target: string): Promise<Network> => {
  let manner: Manner = 'well';
  const server = createServer((incoming, outgoing) => {
    if (manner === 'refuses connections') return incoming.socket.destroy();
    const { method, headers, url = '/' } = incoming;
    if (manner === 'has an empty list' && url.startsWith('/charges?'))
      return outgoing
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ object: 'list', data: [], limit: 100, offset: 0, total: 0 }));
    const forwarded = request(new URL(url, target), { method, headers }, (reply) => {
      if (manner === 'loses the answer') {
        reply.resume();
        return reply.once('end', () => incoming.socket.destroy());
      }
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      return reply.pipe(outgoing);
    });
    return incoming.pipe(forwarded);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    behave: (next) => {
      manner = next;
    },
    close: () => server.close(),
  };
};
