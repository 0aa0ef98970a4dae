import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addVehicles } from '#modules/fleet/index.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { heldAnswers } from '#test/builders/held-answer.ts';
import { type Booked, type Customer, customerAt } from '#test/builders/paying.ts';
import { cards } from '#test/builders/payments.ts';
import { signatureOf } from '#test/builders/provider.ts';
import { casesOf } from '#test/drawn.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

const webhookSecret = Buffer.from('a secret that only two know').toString('base64');
const events = ['answer', 'webhook', 'return page', 'poll', 'expiry'] as const;
type Event = (typeof events)[number];

/** So many orders in `npm test`; the proof is `PAYMENT_ORDERS=120 vitest run src/modules/payments/attempts/every-order`. */
const count = casesOf(5, { variable: 'PAYMENT_ORDERS', sweep: 120 });

const ordersOf = (rest: readonly Event[]): Event[][] =>
  rest.length === 0
    ? [[]]
    : rest.flatMap((one) => ordersOf(rest.filter((other) => other !== one)).map((more) => [one, ...more]));

const every = ordersOf(events);
/** Evenly out of all: of five, each begins with another event, and four end with the answer. */
const chosen = every.filter((_, index) => ((index + 1) * count) % every.length < count);

const sandbox = runSandbox();
const { provider } = sandbox;
let network: Awaited<ReturnType<typeof heldAnswers>>;
let app: TestApp;
let customer: Customer;
let vehicles: string[];

beforeAll(async () => {
  network = await heldAnswers(() => sandbox.url);
  ({ app, customer } = await customerAt(network.url, { webhookSecret }));
  const { rows } = await app.db.execute<{ id: string }>(sql`select category_id as id from vehicle`);
  const categoryId = rows[0]?.id ?? '';
  const some = Array.from({ length: chosen.length * 2 }, (_, index) =>
    vehicle({ categoryId, licensePlate: `5กก ${1000 + index}` }),
  );
  vehicles = await app.step(({ tx }) => addVehicles(tx, some));
});
afterAll(async () => {
  await app.close();
  network.close();
});

/** Sets the clock to so many seconds after the charge was made; the sandbox lives by the real one. */
const clockFrom = (charged: Temporal.Instant) => (seconds: number) => {
  const at = charged.add({ seconds });
  app.setNow(at.toZonedDateTimeISO('Asia/Bangkok').toPlainDateTime().toString({ smallestUnit: 'millisecond' }));
  return at;
};

/** The hold ends 40 seconds after the charge was made; nothing else happens before. */
const BOOKED = -29 * 60 - 20;
const FIRST = 55;
const BETWEEN = 15;

type Paying = { booking: Booked; chargeId: string; release: () => void; answer: Promise<{ status: number }> };

const happen = async (event: Event, { booking, chargeId, release, answer }: Paying, now: Temporal.Instant) => {
  if (event === 'answer') {
    release();
    return expect((await answer).status).toBe(200);
  }
  if (event === 'return page') return expect((await customer.latest(booking)).status).toBe(200);
  if (event === 'poll') return app.runJob('reconcile-payments');
  if (event === 'expiry') return app.runJob('expire-holds');
  const payload = JSON.stringify({
    id: `evnt_test_${chargeId}`,
    key: 'charge.complete',
    data: { object: 'charge', id: chargeId },
  });
  const headers = { 'content-type': 'application/json', ...signatureOf(payload, webhookSecret, now) };
  const { statusCode } = await app.server.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload });
  return expect(statusCode).toBe(200);
};

/** Does what the queue would have done by now. */
const doWork = async (now: Temporal.Instant) => {
  for (;;) {
    const { rows } = await app.db.execute<{ id: string; task: string; payload: unknown }>(sql`
      select j.id, t.identifier as task, j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where j.run_at <= ${now.toString()} order by j.run_at, j.id`);
    if (rows.length === 0) return;
    for (const { id, task, payload } of rows) {
      await app.db.execute(sql`select graphile_worker.complete_jobs(array[${id}]::bigint[])`);
      await app.runJob(task, payload);
    }
  }
};

const payments = {
  /** The provider took the money before it answered. */
  card: (booking: Booked) => customer.payByCard(booking, cards.good),
  /** The answer that is kept back says "pending", and is old when it comes. */
  shopeepay: (booking: Booked) => customer.payBy(booking, 'shopeepay'),
};

const payInOrder = async (order: readonly Event[], method: keyof typeof payments, vehicleId: string) => {
  const charged = Temporal.Now.instant();
  const clock = clockFrom(charged);
  clock(BOOKED);
  const booking = await customer.book({ vehicleId });
  await app.db.execute(sql`delete from graphile_worker._private_jobs`);
  clock(0);
  const { made, release } = network.hold();
  const answer = payments[method](booking);
  await made;
  const { id: chargeId } = await chargeOf(booking);
  if (method === 'shopeepay') await provider.approve(chargeId);
  for (const [index, event] of order.entries()) {
    const now = clock(FIRST + index * BETWEEN);
    await happen(event, { booking, chargeId, release, answer }, now);
    await doWork(now);
  }
  const later = clock(3_600);
  await doWork(later);
  return { booking, chargeId };
};

const chargeOf = async ({ bookingId }: Booked) => {
  const charges = await provider.chargesOf(bookingId);
  expect(charges).toHaveLength(1);
  return charges[0] ?? { id: '', status: '', refunded_amount: 0 };
};

const stateOf = async ({ bookingId: id }: Booked) => {
  const { rows } = await app.db.execute(sql`
    select status, paid_satang::int as paid, promised_satang::int as promised, is_paying as "isPaying",
      hold_until is null as "isConfirmedForGood", cancelled_because as "cancelledBecause",
      (select array_agg(method_type || ' ' || status) from payment_attempt where booking_id = booking.id) as attempts,
      (select array_agg(kind || ' ' || amount_satang) from ledger_entry where booking_id = booking.id) as ledger,
      (select array_agg(kind) from mail where booking_id = booking.id) as mails,
      (select count(*)::int from vehicle_occupancy where booking_id = booking.id and held_until is null) as occupancies
    from booking where id = ${id}`);
  return rows[0];
};

test.each(['card', 'shopeepay'] as const)(
  'however answer, webhook, return page, poll and expiry follow one another, %s pays once, and one mail says so',
  { timeout: 600_000 },
  async (method) => {
    expect(chosen).toHaveLength(Math.min(count, every.length));
    for (const [index, order] of chosen.entries()) {
      const vehicleId = vehicles[method === 'card' ? index : chosen.length + index] ?? '';
      const { booking } = await payInOrder(order, method, vehicleId);
      expect([order, await stateOf(booking)]).toEqual([
        order,
        {
          status: 'confirmed',
          paid: 535_000,
          promised: 0,
          isPaying: false,
          isConfirmedForGood: true,
          cancelledBecause: null,
          attempts: [`${method} successful`],
          ledger: ['payment 535000'],
          mails: ['booking-confirmed'],
          occupancies: 1,
        },
      ]);
      expect(await chargeOf(booking)).toMatchObject({ status: 'successful', refunded_amount: 0 });
    }
  },
);
