import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addVehicles } from '#modules/fleet/index.ts';
import { addPromotions, type PromotionToAdd } from '#modules/pricing/index.ts';
import { bookingBody, changedInDatabase, customer, paidFor } from '#test/builders/booking.ts';
import { desk } from '#test/builders/desk.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { manual } from '#test/builders/manual.ts';
import { promotion } from '#test/builders/promotions.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let twin: string;

/** A rental of five days is 5,350; with the code TEN 4,815. */
beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  const { categoryId } = office;
  [twin = ''] = await app.step(({ tx }) => addVehicles(tx, [vehicle({ categoryId, licensePlate: '2กก 2000' })]));
});
afterEach(() => app.close());

const offer = (values: Partial<PromotionToAdd> = {}) =>
  app.step(({ tx }) => addPromotions(tx, [promotion({ oncePerCustomer: true, ...values })]));
type Person = Partial<typeof customer>;
const book = (vehicleId: string, person: Person = {}, headers: Record<string, string> = {}) =>
  app.call('POST /bookings', {
    headers,
    body: bookingBody(vehicleId, {
      customerInfo: { ...customer, ...person },
      promoCode: 'ten',
      totalAmount: 4815,
    }),
  });
const outcomeOf = ({ status, problem }: Awaited<ReturnType<typeof book>>) =>
  status === 200 ? 'booked' : `${problem.error} ${promoOf(problem.details) ?? ''}`.trim();
const promoOf = (details: Record<string, unknown> | undefined) =>
  (details?.quote as { promo?: { status: string } } | undefined)?.promo?.status;
const uses = async () => {
  const { rows } = await app.db.execute<{ used: number }>(sql`select used_count as used from promotion`);
  return rows[0]?.used;
};
const refused = 'booking.price-changed used-before';
const stranger = { email: 'another@example.com', phone: '081 555 0199' };

test.each<[string, Person, string]>([
  ['the same email', { phone: '081 555 0100' }, refused],
  ['the same email in capitals', { email: customer.email.toUpperCase(), phone: '081 555 0100' }, refused],
  ['the same phone', { email: 'another@example.com' }, refused],
  ['the same phone, written otherwise', { email: 'another@example.com', phone: '+61455500142' }, refused],
  ['neither', stranger, 'booked'],
])('a second booking with %s: %s', async (_who, person, outcome) => {
  await offer();
  expect(outcomeOf(await book(office.vehicleId))).toBe('booked');
  expect(outcomeOf(await book(twin, person))).toBe(outcome);
  expect(await uses()).toBe(outcome === 'booked' ? 2 : 1);
});

test('a Thai phone is the same with its country code and with its zero', async () => {
  await offer();
  await book(office.vehicleId, { phone: '+66 81 555 0142' });
  expect(outcomeOf(await book(twin, { ...stranger, phone: '081-555-0142' }))).toBe(refused);
});

test('without the code the booking goes on, and with it at the true price it is refused beside the code', async () => {
  await offer();
  await book(office.vehicleId);
  const body = bookingBody(twin, { promoCode: 'ten' });
  expect((await app.call('POST /bookings', { body })).problem.messages).toEqual({
    promoCode: 'This code is once per customer, and was used before',
  });
  expect((await app.call('POST /bookings', { body: bookingBody(twin) })).status).toBe(200);
});

test('an automatic offer once per customer is taken off the second booking, with the new price', async () => {
  await offer({ trigger: 'automatic', code: null });
  const first = bookingBody(office.vehicleId, { totalAmount: 4815 });
  expect((await app.call('POST /bookings', { body: first })).status).toBe(200);
  const second = await app.call('POST /bookings', { body: bookingBody(twin, { totalAmount: 4815 }) });
  expect(second.problem).toMatchObject({ error: 'booking.price-changed', details: { quote: { total: 5350 } } });
});

test.each<[string, (id: string) => Promise<unknown>, string]>([
  ['cancelled unpaid', () => changedInDatabase(app, sql`status = 'cancelled', hold_until = null`), 'booked'],
  ['unpaid and over', async () => app.setNow('2026-11-20T13:00'), 'booked'],
  ['paid', (id) => paidFor(app, id, 4815), refused],
  [
    'paid, then cancelled',
    async (id) => {
      await paidFor(app, id, 4815);
      await changedInDatabase(app, sql`status = 'cancelled'`);
    },
    refused,
  ],
])('where the first booking is %s, the second is: %s', async (_how, meanwhile, outcome) => {
  await offer();
  const { body } = await book(office.vehicleId);
  await meanwhile(body.bookingId);
  expect(outcomeOf(await book(twin))).toBe(outcome);
});

test('a visitor who chooses again before paying keeps the code', async () => {
  await offer();
  const { body } = await book(office.vehicleId);
  const own = { 'x-booking-token': body.data.accessToken };
  expect(outcomeOf(await book(twin, {}, own))).toBe('booked');
  expect(await uses()).toBe(1);
});

test.each<[string, Person, string]>([
  ['email', { phone: '081 555 0100' }, refused],
  ['phone', { email: 'another@example.com' }, 'pricing.promotion-used-before'],
])('of two bookings at once by the same %s one gets it', async (_what, person, other) => {
  await offer();
  const outcomes = (await Promise.all([book(office.vehicleId), book(twin, person)])).map(outcomeOf);
  expect(outcomes).toContain('booked');
  expect([refused, other]).toContain(outcomes.find((outcome) => outcome !== 'booked'));
  expect(await uses()).toBe(1);
});

test('a signed-in customer is told before booking, a stranger is not', async () => {
  await offer();
  const { headers } = await signedInAs(app, { role: 'CUSTOMER' });
  await book(office.vehicleId, {}, headers);
  const body = { vehicleId: twin, startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00', promoCode: 'ten' };
  const status = async (shown: Record<string, string>) =>
    (await app.call('POST /booking-pricing/calculate', { body, headers: shown })).body.data.promo?.status;
  expect([await status(headers), await status({})]).toEqual(['used-before', 'applied']);
});

test('staff who book for a customer are told in the price and refused, by record too', async () => {
  await offer();
  const { headers } = office.clerk;
  const body = manual(office.vehicleId, office.silom, { promoCode: 'ten', totalAmount: 4815 });
  const made = await app.call('POST /admin/bookings', { headers, body });
  expect(made.status).toBe(200);
  const { customerId } = made.body.data;
  const dates = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };
  const quoted = (id?: string) =>
    app.call('POST /admin/bookings/quote', {
      headers,
      body: { vehicleId: twin, ...dates, promoCode: 'ten', ...(id && { customerId: id }) },
    });
  expect((await quoted(customerId)).body.data.quote.promo?.status).toBe('used-before');
  expect((await quoted()).body.data.quote.promo?.status).toBe('applied');
  const again = await app.call('POST /admin/bookings', {
    headers,
    body: {
      ...manual(twin, office.silom, { promoCode: 'ten', totalAmount: 5350 }),
      ...{ customerId, customerEmail: stranger.email, customerPhone: stranger.phone },
    },
  });
  expect(again.problem.messages).toHaveProperty('promoCode');
});

test('a booking keeps the code also where the condition came later, and another one used it too', async () => {
  await offer({ oncePerCustomer: false });
  const { body } = await book(office.vehicleId);
  await book(twin);
  await app.db.execute(sql`update promotion set once_per_customer = true`);
  const moved = await app.call('POST /bookings/:id/modify', {
    params: { id: body.bookingId },
    headers: { 'x-booking-token': body.data.accessToken },
    body: { pickupDate: '2026-12-06T10:00', returnDate: '2026-12-11T10:00', totalAmount: 4815 },
  });
  expect(moved.status).toBe(200);
});
