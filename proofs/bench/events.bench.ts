import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { median } from '../median.ts';
import { sessionOf } from '../session.ts';
import { BOOKING, bookingBodyOf, type Rental, rentalsOf } from './business/rental-business.ts';
import { askFrom } from './instruments/ask-from.ts';
import type { Bench, Figure, Stage } from './instruments/bench.ts';
import { post } from './instruments/load-worker.ts';
import { startServer } from './instruments/processes.ts';
import { processorTime } from './instruments/processor-time.ts';
import { type Shipped, startShipped } from './instruments/shipped.ts';
import { type Cost, costOf, startArrivals } from './instruments/side-by-side.ts';

const BURST = 1_000;
const ROUNDS = 4;

/** What the provider's events cost, and how soon a booking is confirmed after a thousand payments at once. */
export const bench: Bench = {
  title: `Events of the payment provider: each against one insert and one job, and a burst of ${BURST}`,
  measure: async (stage) => {
    const root = join(import.meta.dirname, '../..');
    const databaseUrl = await stage.businesses.empty();
    const shipped = await startShipped({ root, name: 'events', databaseUrl, isDemo: false, webhookSecret });
    const arrivals = startArrivals();
    try {
      await approveWhatIsPaid(shipped);
      const burst = stage.isQuick ? 100 : BURST;
      const charges = await unpaid(shipped, await rentalsOf(shipped, burst));
      stage.say(`  ${charges.length} bookings wait for their payment`);
      const accepted = await eachEvent(stage, { shipped, charges, run: arrivals.run });
      return [...accepted, ...(await afterBurst(stage, { shipped, charges, run: arrivals.run }))];
    } finally {
      await arrivals.stop();
      await shipped.stop();
    }
  },
};

/** Has bookings confirmed when they are paid; unasked, they wait for staff. */
const approveWhatIsPaid = async ({ port, databaseUrl }: Shipped): Promise<void> => {
  const { headers } = await sessionOf(databaseUrl, 'ADMIN');
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ booking: { autoApproval: true } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
};

/** Books each rental and shows its QR code; returns the charges, of which the provider reports nothing. */
const unpaid = async (shipped: Shipped, rentals: readonly Rental[]): Promise<string[]> => {
  await atSandbox(shipped, '/sandbox/faults', { on: 'webhook', kind: 'drop', times: 10_000 });
  const charges: string[] = [];
  for (const rental of rentals) {
    // From a hundred addresses and as many domains as there are guests, as a busy month would bring them.
    const ask = askFrom({ port: shipped.port, address: `127.0.2.${1 + (rental.number % 100)}` });
    const { customerInfo, ...body } = bookingBodyOf(rental, rental.number);
    const email = `hannah@keller${rental.number}.example`;
    const booked = await ask<{ bookingId: string; accessToken: string; totalAmount: number }>(BOOKING, {
      ...body,
      customerInfo: { ...customerInfo, email },
    });
    const { sourceId } = await ask<{ sourceId: string }>('/api/payments/create-source', {
      ...{ type: 'promptpay', amount: booked.totalAmount },
    });
    const charge = { bookingId: booked.bookingId, paymentMethod: 'promptpay', sourceId, acceptTerms: true };
    const { chargeId } = await ask<{ chargeId: string }>('/api/payments/charge', charge, {
      'x-booking-token': booked.accessToken,
    });
    charges.push(chargeId);
  }
  return charges;
};

type Measuring = Readonly<{
  shipped: Shipped;
  charges: readonly string[];
  run: ReturnType<typeof startArrivals>['run'];
}>;

/** Events of charges that are still unpaid: each is stored, and makes a job that reads the charge. */
const eachEvent = async (stage: Stage, { shipped, charges, run }: Measuring): Promise<Figure[]> => {
  const bare = await startServer('serve-bare-events.ts', { DATABASE_URL: shipped.databaseUrl });
  const limit = { ...bare, processorMs: () => processorTime(bare.pid) };
  const cost = (server: typeof limit | Shipped, requests: string[]) =>
    costOf({ ...stage, run }, { server, requests, perSecond: 12, seconds: stage.isQuick ? 2 : 4 });
  const rounds: { is: Cost; least: Cost }[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const requests = charges.map((charge, number) => eventOf(charge, `${round}x${number}`));
      // Jobs of the round before would be counted with this one.
      await noJobsLeft(shipped);
      const one = { is: await cost(shipped, requests), least: await cost(limit, requests) };
      stage.say(`  event, round ${round}: ${sum(one.is).toFixed(1)} ms, ${sum(one.least).toFixed(1)} ms bare`);
      if (round > 0) rounds.push(one);
    }
  } finally {
    await bare.stop();
  }
  const middle = (of: (round: { is: Cost; least: Cost }) => number) => median(rounds.map(of));
  return [
    {
      name: 'event, with its job, which asks the provider: processor time',
      ...{ value: middle(({ is }) => sum(is)), limit: middle(({ least }) => sum(least)), unit: 'ms' },
    },
    {
      name: 'event: half wait less, at 12 a second',
      ...{ value: middle(({ is }) => is.p50), limit: middle(({ least }) => least.p50), unit: 'ms' },
    },
    {
      name: 'event accepted: the wait of one insert and one job by hand, against ours',
      ...{ value: middle(({ is, least }) => least.p50 / is.p50), unit: 'times', goal: { atLeast: 0.5 } },
    },
  ];
};

const sum = ({ node, postgres }: Cost) => node + postgres;

/** All are paid, and the events come at once: how long after the last is accepted until all are confirmed. */
const afterBurst = async (stage: Stage, { shipped, charges, run }: Measuring): Promise<Figure[]> => {
  await noJobsLeft(shipped);
  for (const charge of charges) await atSandbox(shipped, `/charges/${charge}/mark_as_paid`, {});
  const requests = charges.map((charge, number) => eventOf(charge, `paid${number}`));
  const begun = performance.now();
  const waits = await run({ port: shipped.port, requests, perSecond: charges.length, seconds: 1 });
  if (waits.failures > 0) throw new Error(`${waits.failures} events were refused`);
  const accepted = performance.now();
  const within = async (of: (shipped: Shipped) => Promise<number>): Promise<number> => {
    while ((await of(shipped)) < charges.length) {
      if (performance.now() - accepted > 300_000)
        throw new Error('Not all were confirmed and mailed within five minutes');
      await pause(100);
    }
    return performance.now() - accepted;
  };
  const confirmed = await within(confirmedIn);
  const mailed = await within(mailedIn);
  stage.say(
    `  accepted after ${(accepted - begun).toFixed(0)} ms, confirmed ${confirmed.toFixed(0)} and mailed ${mailed.toFixed(0)} ms later`,
  );
  const name = `burst of ${BURST}`;
  return [
    { name: `${name}: 99 of 100 are accepted within`, value: waits.p99, unit: 'ms' },
    {
      name: `${name}: all confirmed, with the jobs of their mails, after the last was accepted`,
      ...{ value: confirmed, unit: 'ms', goal: { lessThan: 2_000 } },
    },
    { name: `${name}: all mails written, with their papers`, value: mailed, unit: 'ms' },
  ];
};

const webhookSecret = randomBytes(32).toString('base64');

/** An event that the provider has signed now; it is taken for five minutes. */
const eventOf = (charge: string, id: string): string => {
  const seconds = String(Math.floor(Date.now() / 1000));
  const event = {
    ...{ object: 'event', id: `evnt_test_${id}`, key: 'charge.complete' },
    data: { object: 'charge', id: charge },
  };
  const signed = createHmac('sha256', Buffer.from(webhookSecret, 'base64'));
  return post('/api/payments/webhook', event, {
    'omise-signature-timestamp': seconds,
    'omise-signature': signed.update(`${seconds}.${JSON.stringify(event)}`).digest('hex'),
  });
};

const atSandbox = async ({ sandboxUrl }: Shipped, path: string, body: object): Promise<void> => {
  const answer = await fetch(`${sandboxUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('skey_test_sandbox:')}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
};

const noJobsLeft = async (shipped: Shipped): Promise<void> => {
  const left = `select count(*)::int as count from graphile_worker.jobs
    where task_identifier = 'settle-charge' and attempts < max_attempts`;
  while ((await countOf(shipped, left)) > 0) await pause(100);
};

/** Of the burst: nobody tried to pay for the other bookings of the business. */
const confirmedIn = (shipped: Shipped): Promise<number> =>
  countOf(
    shipped,
    `select count(*)::int as count from booking where status = 'confirmed'
       and exists (select from payment_attempt where booking_id = booking.id)`,
  );

const mailedIn = (shipped: Shipped): Promise<number> =>
  countOf(shipped, `select count(*)::int as count from mail where occasion like 'booking-confirmed:%'`);

const countOf = async ({ databaseUrl }: Shipped, text: string): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(text);
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
};
