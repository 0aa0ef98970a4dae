import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPromotions } from '#modules/pricing/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { bookingBody, customer as hannah } from '#test/builders/booking.ts';
import { addFleet } from '#test/builders/fleet.ts';
import { type Booked, bangkokNow, type Customer } from '#test/builders/paying.ts';
import { cards } from '#test/builders/payments.ts';
import { oneUse } from '#test/builders/promotions.ts';
import { anotherSession, signedInAs } from '#test/builders/signed-in.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

// Wallet payments that come once their hold is over, or once another way of paying was tried.

const FLEET = 12;
const sandbox = runSandbox();
const { provider } = sandbox;
let app: TestApp;
let customer: Customer;
let fleet: string[];

beforeEach(async () => {
  ({ app, customer } = await sandbox.customer({ limits: true }));
  fleet = [customer.vehicleId, ...(await addFleet(app, FLEET - 1))];
});
afterEach(() => app.close());

const day = (ahead: number) => `${Temporal.Now.plainDateISO('Asia/Bangkok').add({ days: ahead })}T10:00`;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const later = async (minutes: number) => {
  app.setNow(bangkokNow(minutes));
  await app.runJob('expire-holds');
};
const one = async (text: ReturnType<typeof sql>) => (await app.db.execute<Record<string, unknown>>(text)).rows[0];

/** A charge by wallet that waits, for the amount due. */
const waiting = async (booking: Booked, amount: number, paymentPlan: 'full' | 'deposit') => {
  const sourceId = await customer.sourceOf('shopeepay', amount);
  const { body } = await customer.charge(booking, { paymentMethod: 'shopeepay', sourceId, paymentPlan });
  return body.data.chargeId;
};
const paid = async (booking: Booked, chargeId: string) => {
  await provider.approve(chargeId);
  await customer.verify(booking, chargeId);
};
const change = ({ bookingId: id, headers }: Booked, ahead: number, totalAmount: number) =>
  app.call('POST /bookings/:id/modify', { params: { id }, headers, body: { returnDate: day(ahead), totalAmount } });

test.each([
  ['deposit', 214],
  ['full', 1070],
] as const)('no month is confirmed by a given-up payment of a day (%s)', async (paymentPlan, amount) => {
  const booking = await customer.book({ returnDate: day(16), totalAmount: 1070, paymentPlan });
  const chargeId = await waiting(booking, amount, paymentPlan);
  await customer.payByCard(booking, cards.poor, { paymentPlan });
  await change(booking, 43, 1070 * 28);
  await paid(booking, chargeId);
  const after = await one(sql`select status, (paid_satang - refunded_satang - promised_satang)::int as kept,
    (quote->>'depositAmount')::int as deposit from booking where id = ${booking.bookingId}`);
  if (after?.status === 'confirmed') expect(Number(after.kept)).toBeGreaterThanOrEqual(Number(after.deposit));
});

test('points are spent once, also by payments that come late', async () => {
  await writeSettings(app.db, 'features', { enableLoyaltyProgram: true });
  const me = await signedInAs(app, { email: 'me@gmail.com' });
  const first = bookingBody(fleet[9] ?? '', { pickupDate: day(2), returnDate: day(3), totalAmount: 1070 });
  const { bookingId } = (await app.call('POST /bookings', { headers: me.headers, body: first })).body;
  await app.db.execute(sql`update booking set status = 'completed', paid_satang = 9000000, hold_until = null,
    earns_points = true, returned_at = now(), picked_up_at = now() where id = ${bookingId}`);
  const late: [Booked, string][] = [];
  for (const round of times(4)) {
    await later(31 * round);
    const { headers } = await anotherSession(app, me.id);
    const wish = { pickupDate: day(15), returnDate: day(16), totalAmount: 107, usePoints: 900 };
    const made = await app.call('POST /bookings', { headers, body: bookingBody(fleet[round] ?? '', wish) });
    const booking = { bookingId: made.body.bookingId, headers: { 'x-booking-token': made.body.data.accessToken } };
    late.push([booking, await waiting(booking, 107, 'full')]);
  }
  for (const [booking, chargeId] of late) await paid(booking, chargeId);
  const spent = await one(sql`select sum((line->>'quantity')::int)::int as points
    from booking, jsonb_array_elements(quote->'lines') line where status = 'confirmed' and line->>'kind' = 'points'`);
  expect(spent?.points).toBe(900);
});

const withCode = async (index: number, email = `guest${index}@example.com`) => {
  const values = { pickupDate: day(15), returnDate: day(16), totalAmount: 955.51, promoCode: 'ONCE' };
  const body = bookingBody(fleet[index] ?? '', { ...values, customerInfo: { ...hannah, email } });
  const made = await app.call('POST /bookings', { from: `10.${index}.0.1`, body });
  return made.status === 200
    ? { bookingId: made.body.bookingId, headers: { 'x-booking-token': made.body.data.accessToken } }
    : null;
};

test('a use that was not counted is not given back', async () => {
  await app.step(({ tx }) => addPromotions(tx, [oneUse()]));
  const late = (await withCode(0)) as Booked;
  const chargeId = await waiting(late, 955.51, 'full');
  await later(31);
  const other = (await withCode(1)) as Booked;
  await customer.payByCard(other, cards.good);
  await paid(late, chargeId);
  const { bookingId: id, headers } = late;
  await app.call('POST /bookings/:id/cancel', { params: { id }, headers, body: {} });
  // The one use is that of `other`, which stands.
  expect(await withCode(2)).toBeNull();
});

test('one customer uses a promotion once, also by payments that come late', async () => {
  await app.step(({ tx }) => addPromotions(tx, [{ ...oneUse(), oncePerCustomer: true }]));
  const late: [Booked, string][] = [];
  for (const round of times(4)) {
    await later(31 * round);
    const booking = await withCode(round, 'hannah@example.com');
    if (booking) late.push([booking, await waiting(booking, 955.51, 'full')]);
  }
  for (const [booking, chargeId] of late) await paid(booking, chargeId);
  const row = await one(
    sql`select count(*)::int as n from booking where status = 'confirmed' and promotion_id is not null`,
  );
  expect(row?.n).toBe(1);
});
