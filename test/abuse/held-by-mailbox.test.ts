import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fromBaht } from '#kernel/money.ts';
import { addPromotions } from '#modules/pricing/index.ts';
import { bookingBody, customer as hannah, paidFor } from '#test/builders/booking.ts';
import { addFleet } from '#test/builders/fleet.ts';
import { type Booked, bangkokNow, type Customer } from '#test/builders/paying.ts';
import { oneUse, promotion } from '#test/builders/promotions.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

const FLEET = 40;
const sandbox = runSandbox();
let app: TestApp;
let customer: Customer;
let fleet: string[];

beforeEach(async () => {
  ({ app, customer } = await sandbox.customer({ limits: true }));
  fleet = [customer.vehicleId, ...(await addFleet(app, FLEET - 1))];
});
afterEach(() => app.close());

const day = (ahead: number) => `${Temporal.Now.plainDateISO('Asia/Bangkok').add({ days: ahead })}T10:00`;
const ATTACKER = '203.0.113.7';
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const codeFor = async (email: string) => {
  await app.runJob('mail-email-code', { email, language: 'en' });
  const { rows } = await app.db.execute<{ subject: string }>(
    sql`select subject from mail where kind = 'email-code' and to_address = ${email} order by id desc limit 1`,
  );
  return rows[0]?.subject.replace('Your code: ', '') ?? '';
};
const one = async (text: ReturnType<typeof sql>) => (await app.db.execute<Record<string, unknown>>(text)).rows[0];

type Wish = Parameters<typeof bookingBody>[1];
/** Tries for each vehicle of the fleet, for 29 days, to be paid in cash; how many are kept until the pick-up. */
const keptByCash = async (wish: (index: number) => Promise<Wish>, session: Record<string, string> = {}) => {
  for (const [index, vehicleId] of fleet.entries()) {
    const body = bookingBody(vehicleId, {
      pickupDate: day(5),
      returnDate: day(34),
      totalAmount: 1070 * 29,
      ...(await wish(index)),
    });
    const made = await app.call('POST /bookings', { body, headers: session, from: ATTACKER });
    if (made.status !== 200) continue;
    const headers = { ...session, 'x-booking-token': made.body.data.accessToken };
    await app.call('POST /payments/offline', {
      headers,
      from: ATTACKER,
      body: { bookingId: made.body.bookingId, paymentMethod: 'cash' },
    });
  }
  return (
    await one(sql`select count(*)::int as n from booking where status = 'pending'
    and hold_until is null and kept_until is null`)
  )?.n;
};

test('one confirmed account holds no more than three, whatever e-mails it types', async () => {
  const { headers } = await signedInAs(app, { email: 'me@gmail.com', emailVerified: true });
  const wish = async (index: number) => ({ customerInfo: { ...hannah, email: `nobody${index}@example.net` } });
  expect(await keptByCash(wish, headers)).toBeLessThanOrEqual(3);
});

test('one Gmail mailbox with tags holds no more than three', async () => {
  const wish = async (index: number) => {
    const email = `one.mailbox+${index}@gmail.com`;
    return { customerInfo: { ...hannah, email }, emailCode: await codeFor(email) };
  };
  expect(await keptByCash(wish)).toBeLessThanOrEqual(3);
});

test('twenty Gmail mailboxes are kept a quarter of the fleet for cash; who comes next pays online', async () => {
  const wish = async (index: number) => {
    const email = `mailbox.${index}@gmail.com`;
    return { customerInfo: { ...hannah, email }, emailCode: await codeFor(email) };
  };
  expect(await keptByCash(wish)).toBe(FLEET / 4);
  const { rows } = await app.db.execute<{ n: number }>(sql`
    select count(*)::int as n from booking where status = 'pending' and hold_until is null`);
  expect(rows[0]?.n).toBe(FLEET / 4);
});

test('a stranger who types a proven address does not keep its owner from booking', async () => {
  const { headers } = await signedInAs(app, { email: 'victim@gmail.com', emailVerified: true });
  const wish = (index: number) =>
    bookingBody(fleet[index] ?? '', {
      customerInfo: { ...hannah, email: 'victim@gmail.com' },
      pickupDate: day(2 + 2 * index),
      returnDate: day(3 + 2 * index),
      totalAmount: 1070,
    });
  for (const index of times(3)) {
    const { body } = await app.call('POST /bookings', { from: `10.${index}.0.1`, body: wish(index) });
    await app.call('POST /payments/offline', {
      headers: { 'x-booking-token': body.data.accessToken },
      body: { bookingId: body.bookingId, paymentMethod: 'cash' },
    });
  }
  expect((await app.call('POST /bookings', { headers, from: '198.51.100.9', body: wish(5) })).status).toBe(200);
});

test('a stranger who types a proven address does not use up its owner’s promotion', async () => {
  await app.step(({ tx }) => addPromotions(tx, [{ ...oneUse(), usageLimit: null, oncePerCustomer: true }]));
  const { headers } = await signedInAs(app, { email: 'victim@gmail.com', emailVerified: true });
  const values = { customerInfo: { ...hannah, email: 'victim@gmail.com' }, promoCode: 'ONCE', totalAmount: 955.51 };
  const days = { pickupDate: day(15), returnDate: day(16) };
  const stranger = await app.call('POST /bookings', {
    from: '10.0.0.1',
    body: bookingBody(fleet[0] ?? '', { ...values, ...days }),
  });
  expect(stranger.status).toBe(200);
  const owner = { headers, from: '198.51.100.9', body: bookingBody(fleet[1] ?? '', { ...values, ...days }) };
  expect((await app.call('POST /bookings', owner)).status).toBe(200);
  expect(
    (await app.call('POST /bookings', { ...owner, body: bookingBody(fleet[2] ?? '', { ...values, ...days }) })).status,
  ).toBe(409);
});

test('bookings of nothing are limited too', async () => {
  await app.step(({ tx }) => addPromotions(tx, [promotion({ code: 'LESS', discount: { fixed: fromBaht(1000) } })]));
  let made = 0;
  for (const vehicleId of fleet) {
    const values = { promoCode: 'LESS', pickupDate: day(4), returnDate: day(5), totalAmount: 0 };
    if ((await app.call('POST /bookings', { from: ATTACKER, body: bookingBody(vehicleId, values) })).status === 200)
      made += 1;
  }
  expect(made).toBeLessThanOrEqual(3);
});

test('changes that wait hold no more than unpaid bookings may, and not for hours', async () => {
  const mine: Booked[] = [];
  for (const vehicleId of fleet) {
    const values = {
      pickupDate: day(45),
      returnDate: day(46),
      totalAmount: 1070,
      customerInfo: { ...hannah, email: `${vehicleId}@example.com` },
    };
    const made = await app.call('POST /bookings', {
      from: `10.${mine.length}.0.1`,
      body: bookingBody(vehicleId, values),
    });
    await paidFor(app, made.body.bookingId, 214);
    mine.push({ bookingId: made.body.bookingId, headers: { 'x-booking-token': made.body.data.accessToken } });
  }
  for (const round of times(4)) {
    app.setNow(bangkokNow(29 * round));
    for (const { bookingId: id, headers } of mine)
      await app.call('POST /bookings/:id/modify', {
        params: { id },
        headers,
        body: { pickupDate: day(10), returnDate: day(40), totalAmount: 1070 * 30 },
      });
  }
  app.setNow(bangkokNow(29 * 4 - 1));
  let free = 0;
  for (const vehicleId of fleet) {
    const asked = { vehicleId, startDate: day(20), endDate: day(22) };
    if ((await app.call('POST /bookings/check-availability', { body: asked })).body.data.available) free += 1;
  }
  expect(free).toBeGreaterThan(FLEET * 0.9);
});
