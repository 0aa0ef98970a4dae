import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addVehicles } from '#modules/fleet/index.ts';
import { type Fault, faults, startFaultyProxy } from '#test/builders/faulty-proxy.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { type Booked, type Customer, customerAt, doJobs } from '#test/builders/paying.ts';
import { card, cards } from '#test/builders/payments.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { casesOf } from '#test/drawn.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';
import { sandboxKeys } from '#test/start-sandbox.ts';

const sandbox = runSandbox();
const { provider } = sandbox;
let network: Awaited<ReturnType<typeof startFaultyProxy>>;
let app: TestApp;
let customer: Customer;
let admin: Person;
let vehicles: string[];

type Answer = { status: number; problem: { error?: string }; body: unknown };
type Case = Readonly<{
  on: RegExp;
  /** What somebody does; the next call that fits fails from `fail` on. */
  act: (booking: Booked, fail: () => void) => Promise<Answer>;
  /** What they are answered, whatever the fault. */
  says: string;
}>;

const silent = '503 payment.provider-unreachable';
const keys = { omisePublicKey: sandboxKeys.publicKey, omiseSecretKey: sandboxKeys.secretKey };
const checkKeys = (_booking: Booked, fail: () => void) => {
  fail();
  return app.call('POST /admin/settings/check-payment-keys', { headers: admin.headers, body: keys });
};
const giveBack = async (booking: Booked, fail: () => void) => {
  await customer.payByCard(booking, cards.good);
  fail();
  const body = { bookingId: booking.bookingId, amount: 1000, reason: 'A scratch that was there before' };
  return app.call('POST /payments/refunds', { headers: admin.headers, body });
};
const byCard = async (booking: Booked, fail: () => void) => {
  const cardToken = await customer.tokenOf(cards.good);
  fail();
  return customer.charge(booking, { cardToken });
};

const cases: Record<string, Case> = {
  'create token': {
    on: /^POST \/tokens/,
    act: (_booking, fail) => {
      fail();
      return app.call('POST /payments/create-token', { body: card(cards.good) });
    },
    says: silent,
  },
  'retrieve token': { on: /^GET \/tokens/, act: byCard, says: '200 successful' },
  'create charge': { on: /^POST \/charges$/, act: byCard, says: '200 pending' },
  'create source': {
    on: /^POST \/sources/,
    act: (_booking, fail) => {
      fail();
      return app.call('POST /payments/create-source', { body: { type: 'gcash', amount: 5350 } });
    },
    says: silent,
  },
  'retrieve source': {
    on: /^GET \/sources/,
    act: (booking, fail) => {
      fail();
      return customer.payBy(booking, 'gcash');
    },
    says: silent,
  },
  picture: {
    on: /^GET \/charges\/.*documents/,
    act: async (booking, fail) => {
      fail();
      const answer = await customer.payBy(booking, 'promptpay');
      await provider.approve(answer.body.data.chargeId);
      return answer;
    },
    says: '200 pending',
  },
  'retrieve charge': {
    on: /^GET \/charges\/\w+$/,
    act: async (booking, fail) => {
      const { chargeId } = (await customer.payBy(booking, 'gcash')).body.data;
      await provider.approve(chargeId);
      fail();
      return customer.verify(booking, chargeId);
    },
    says: '200 pending',
  },
  'list charges': {
    on: /^GET \/charges\?/,
    act: async (booking, fail) => {
      await byCard(booking, () => network.breakNext(/^POST \/charges$/, 'lost answer'));
      fail();
      return customer.latest(booking);
    },
    says: '200 pending',
  },
  'expire charge': {
    on: /^POST .*\/expire$/,
    act: async (booking, fail) => {
      await customer.payBy(booking, 'gcash');
      return byCard(booking, fail);
    },
    says: '200 successful',
  },
  'list refunds': { on: /^GET \/charges\/\w+\/refunds/, act: giveBack, says: '200 under way 1000' },
  'refund charge': { on: /^POST \/charges\/\w+\/refunds/, act: giveBack, says: '200 under way 1000' },
  'list every refund': {
    on: /^GET \/refunds/,
    act: (_booking, fail) => {
      fail();
      const today = Temporal.Now.plainDateISO('Asia/Bangkok').toString();
      return app.call('GET /admin/reconciliation', { headers: admin.headers, query: { from: today, to: today } });
    },
    says: silent,
  },
  account: { on: /^GET \/account/, act: checkKeys, says: '502 settings.provider-silent' },
  'capability by the public key': { on: /^GET \/capability/, act: checkKeys, says: '502 settings.provider-silent' },
};

const names = Object.keys(cases);
const table = faults.flatMap((_, round) =>
  names.map((name, index): [string, Fault] => [name, faults[(index + round) % faults.length] ?? 'timeout']),
);
/** A fault of each call in `npm test`, every fault of every call in the sweep. */
const count = casesOf(names.length, { variable: 'PROVIDER_FAULTS', sweep: table.length });
const chosen = table.slice(0, count);

beforeAll(async () => {
  network = await startFaultyProxy(() => sandbox.url);
  ({ app, customer } = await customerAt(network.url, { timeoutMs: 1_500 }));
  admin = await signedInAs(app, { role: 'ADMIN' });
  const { rows } = await app.db.execute<{ id: string }>(sql`select category_id as id from vehicle`);
  const categoryId = rows[0]?.id ?? '';
  const some = chosen.map((_, index) => vehicle({ categoryId, licensePlate: `6กก ${1000 + index}` }));
  vehicles = await app.step(({ tx }) => addVehicles(tx, some));
  // What the provider can do is asked once in a while; another test has that fail.
  await app.call('GET /payments/methods');
});
afterAll(async () => {
  await app.close();
  network.close();
});

const summary = ({ status, problem, body }: Answer): string => {
  const data = (body as { data?: { status?: string; pending?: number } }).data;
  return `${status} ${problem.error ?? data?.status ?? `under way ${data?.pending}`}`;
};

/** The worst two minutes for whoever waits: the job comes as they begin, and once more. */
const twoMinutesLater = async (from: Temporal.Instant) => {
  for (const seconds of [1, 61]) {
    setClock(from.add({ seconds }));
    await app.runJob('reconcile-payments');
  }
  await app.db.execute(sql`update refund set sent_at = sent_at - interval '2 minutes' where status <> 'done'`);
  await doJobs(app, 'send-refunds');
};

const setClock = (at: Temporal.Instant) =>
  app.setNow(at.toZonedDateTimeISO('Asia/Bangkok').toPlainDateTime().toString({ smallestUnit: 'millisecond' }));

const attemptsOf = async ({ bookingId }: Booked) => {
  const { rows } = await app.db.execute<{ status: string }>(
    sql`select status from payment_attempt where booking_id = ${bookingId}`,
  );
  return rows.map(({ status }) => status);
};
const isFinal = (status: string) => ['successful', 'failed', 'expired', 'reversed'].includes(status);

test.each(chosen)('%s: %s', async (name, fault) => {
  const { on, act, says } = cases[name] ?? { on: /^$/, act: byCard, says: '' };
  const began = Temporal.Now.instant();
  setClock(began);
  const booking = await customer.book({
    vehicleId: vehicles[chosen.findIndex(([a, b]) => a === name && b === fault)] ?? '',
  });
  expect(summary(await act(booking, () => network.breakNext(on, fault)))).toBe(says);
  expect(network.failed()).toHaveLength(1);
  await twoMinutesLater(began);
  expect((await attemptsOf(booking)).filter((status) => !isFinal(status))).toEqual([]);

  if ((await customer.read(booking)).status !== 'confirmed') await customer.payByCard(booking, cards.good);
  const taken = (await provider.chargesOf(booking.bookingId)).filter(({ status }) => status === 'successful');
  const back = name.includes('refund') && name !== 'list every refund' ? 100_000 : 0;
  expect(taken).toMatchObject([{ amount: 535_000, refunded_amount: back }]);
  expect(await customer.read(booking)).toMatchObject({ status: 'confirmed' });
  const { rows } = await app.db.execute<{ here: number }>(sql`
    select sum(case kind when 'payment' then amount_satang else -amount_satang end)::int as here
    from ledger_entry where booking_id = ${booking.bookingId}`);
  expect(rows[0]?.here).toBe(535_000 - back);
});
