import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSettings } from '#modules/settings/index.ts';
import { desk } from '#test/builders/desk.ts';
import { manual } from '#test/builders/manual.ts';
import { doJobs } from '#test/builders/paying.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
});
afterEach(() => app.close());

const made = async (values: Parameters<typeof manual>[2]): Promise<string> => {
  const body = manual(office.vehicleId, office.silom, { paymentMethod: 'cash', ...values });
  return (await app.call('POST /admin/bookings', { body, headers: office.clerk.headers })).body.data.id;
};

const tasks = ['mail-booking-confirmed', 'mail-booking-paid', 'mail-booking-waiting', 'mail-payment-received'];

/** The mails that the customer has got when the queue is empty, oldest first. */
const mails = async () => {
  for (const task of tasks) await doJobs(app, task);
  const { rows } = await app.db.execute<{ kind: string; plain: string }>(sql`select kind, plain from mail order by id`);
  return rows;
};
const kinds = async () => (await mails()).map(({ kind }) => kind);

test.each([
  ['paid in full', { paymentStatus: 'paid' as const }, 'Paid: ฿5,350'],
  ['paid in part', { paymentStatus: 'partial' as const, paymentAmount: 1000 }, 'Paid: ฿1,000'],
])(
  'what was %s when it was booked by hand is told with the confirmation, in one mail',
  async (_case, payment, sentence) => {
    await made(payment);
    const [only, ...more] = await mails();
    expect(more).toEqual([]);
    expect([only?.kind, only?.plain]).toEqual(['booking-confirmed', expect.stringContaining(sentence)]);
  },
);

test('one that is paid later is confirmed once, and the payment is told by itself', async () => {
  const bookingId = await made({ paymentStatus: 'pending' });
  expect(await kinds()).toEqual(['booking-confirmed']);
  const body = { bookingId, amount: 5350, paymentMethod: 'cash' };
  await app.call('POST /payments/records', { body, headers: office.clerk.headers });
  expect(await kinds()).toEqual(['booking-confirmed', 'payment-received']);
});

test('where no confirmations are wanted, the payment is told instead, once', async () => {
  await app.step(({ tx }) => writeSettings(tx, 'notifications', { bookingConfirmation: false }));
  await made({ paymentStatus: 'paid' });
  expect(await kinds()).toEqual(['payment-received']);
});

test('a customer without an e-mail is booked for, and nothing is mailed', async () => {
  await made({ customerEmail: '', paymentStatus: 'paid' });
  expect(await kinds()).toEqual([]);
});
