import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeSettings } from '#test/builders/change-settings.ts';
import { pickedUp, returned } from '#test/builders/desk.ts';
import { type Booked, bangkokNow, type Customer, doJobs } from '#test/builders/paying.ts';
import { anotherSession, type Person, signedInAs } from '#test/builders/signed-in.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

const sandbox = runSandbox();
const { provider } = sandbox;
const good = '4242424242424242';
const declinesLater = '4111111111200062';
let app: TestApp;
let customer: Customer;
let clerk: Person;

beforeEach(async () => {
  await provider.moveClock(0);
  ({ app, customer } = await sandbox.customer({ smsGateway: { send: async () => undefined } }));
  clerk = await signedInAs(app, { role: 'STAFF' });
  await changeSettings(app, { notifications: { smsNotifications: true } });
});
afterEach(() => app.close());

const hour = (hours: number) => `${bangkokNow(hours * 60).slice(0, 13)}:00`;
const confirmed = async (): Promise<Booked> => {
  const booking = await customer.book({ pickupDate: hour(12), returnDate: hour(132) });
  await customer.payByCard(booking, good);
  await app.db.execute(sql`update booking set phone = '081 555 0199'`);
  return booking;
};
const hold = async ({ bookingId, headers }: Booked, card = good) =>
  app.call('POST /bookings/:id/card-holds', {
    params: { id: bookingId },
    headers,
    body: { cardToken: await customer.tokenOf(card) },
  });
const goTo = async (hours: number) => {
  await provider.moveClock(hours * 3600);
  app.setNow(bangkokNow(hours * 60));
  clerk = { ...clerk, ...(await anotherSession(app, clerk.id)) };
};
const end = async ({ bookingId, headers }: Booked, keep: number) => {
  const { body } = await app.call('GET /bookings/:id/security-deposits', { params: { id: bookingId }, headers });
  return app.call('POST /admin/security-deposits/:id/end', {
    params: { id: body.data.left[0]?.id ?? '' },
    headers: clerk.headers,
    body: { keep },
  });
};
/** The deposit's messages after the queue did its work, twice. */
const told = async () => {
  await doJobs(app, 'text-security-deposit');
  const { rows } = await app.db.execute<{ kind: string; plain: string }>(
    sql`select kind, plain from mail where channel = 'sms' and kind like 'deposit-%' order by id`,
  );
  return rows.map(({ kind, plain }) => `${kind}: ${/THB [\d,.]*\d/g.exec(plain)?.[0] ?? ''}`);
};

test('a hold, and that it was let go, are each told once', async () => {
  const booking = await confirmed();
  await hold(booking);
  expect(await told()).toEqual(['deposit-held: THB 5,000']);
  await app.runJob('follow-card-holds');
  await end(booking, 0);
  expect(await told()).toEqual(['deposit-held: THB 5,000', 'deposit-given-back: THB 5,000']);
  await app.runJob('follow-card-holds');
  expect(await told()).toHaveLength(2);
});

test('what was kept of a hold is told once it was taken, with the rest that goes back', async () => {
  const booking = await confirmed();
  await hold(booking);
  await goTo(12);
  await pickedUp(app, clerk, booking.bookingId);
  await returned(app, clerk, booking.bookingId, { lateFee: 1487.3 });
  await end(booking, 1487.3);
  await app.runJob('follow-card-holds');
  expect((await told()).at(-1)).toBe('deposit-kept: THB 1,487.30');
  const { rows } = await app.db.execute<{ plain: string }>(sql`select plain from mail where kind = 'deposit-kept'`);
  expect(rows).toEqual([{ plain: expect.stringContaining('THB 3,512.70 is given back') }]);
});

test('a renewal that the card declines is told once, with the end of the hold', async () => {
  const booking = await confirmed();
  await hold(booking, declinesLater);
  await goTo(12);
  await pickedUp(app, clerk, booking.bookingId);
  await goTo(7 * 24 - 12);
  for (let minute = 0; minute < 3; minute += 1) await app.runJob('follow-card-holds');
  await told();
  const { rows } = await app.db.execute<{ plain: string }>(
    sql`select plain from mail where kind = 'deposit-not-renewed'`,
  );
  expect(rows).toEqual([{ plain: expect.stringMatching(/declined to hold .+ It ends \w{3} \d+ \w{3} \d\d:\d\d/) }]);
});

test('of a hold that was renewed after all, nobody is told that it was not', async () => {
  const booking = await confirmed();
  await hold(booking, declinesLater);
  await goTo(12);
  await pickedUp(app, clerk, booking.bookingId);
  await goTo(7 * 24 - 12);
  await app.runJob('follow-card-holds');
  await app.db.execute(sql`update card_hold set status = 'released' where renews is null`);
  await app.db.execute(sql`
    update card_hold set status = 'held', expires_at = now() + interval '20 days' where renews is not null`);
  expect(await told()).toEqual(['deposit-held: THB 5,000']);
});

test('cash that goes back is told too, and nothing where text messages are off', async () => {
  const booking = await confirmed();
  const left = (amount: number) =>
    app.call('POST /admin/bookings/:id/security-deposits', {
      params: { id: booking.bookingId },
      headers: clerk.headers,
      body: { amount, method: 'cash' },
    });
  await left(3000);
  await end(booking, 0);
  expect(await told()).toEqual(['deposit-given-back: THB 3,000']);
  await changeSettings(app, { notifications: { smsNotifications: false } });
  await hold(booking);
  expect(await told()).toHaveLength(1);
});
