import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPromotions, type PromotionToAdd } from '#modules/pricing/index.ts';
import { bookingBody, bookingBodyOfAnother, paidFor, smallBusiness } from '#test/builders/booking.ts';
import { promotion } from '#test/builders/promotions.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
});
afterEach(() => app.close());

const offer = (values: Partial<PromotionToAdd>) =>
  app.step(({ tx }) => addPromotions(tx, [promotion({ validTo: '2026-11-30', ...values })]));
const uses = async () => {
  const { rows } = await app.db.execute<{ used: number }>(sql`select used_count::int as used from promotion`);
  return rows[0]?.used;
};

const book = async (values: Parameters<typeof bookingBody>[1]) => {
  const { status, body } = await app.call('POST /bookings', { body: bookingBody(vehicleId, values) });
  expect(status).toBe(200);
  return { id: body.bookingId, headers: { 'x-booking-token': body.data.accessToken } };
};
type Booked = Awaited<ReturnType<typeof book>>;
const modify = ({ id, headers }: Booked, body: object) =>
  app.call('POST /bookings/:id/modify', { params: { id }, headers, body });

test('a promotion is tested on the day of booking: an early bird stays while the pick-up is early enough', async () => {
  await offer({ trigger: 'automatic', code: null, minAdvanceDays: 35 });
  const dates = (from: string, until: string) => ({ pickupDate: `${from}T10:00`, returnDate: `${until}T10:00` });
  const booking = await book({ ...dates('2026-12-25', '2026-12-30'), totalAmount: 4815 });
  app.setNow('2026-12-20T12:00');
  // The hold would be over by then.
  await paidFor(app, booking.id, 4815);
  const longer = await modify(booking, { ...dates('2026-12-25', '2026-12-31'), totalAmount: 5778 });
  expect(longer.body.data).toMatchObject({ difference: 963 });
  const earlier = await modify(booking, { ...dates('2026-12-21', '2026-12-27'), dryRun: true });
  expect(earlier.body.data.quote).toMatchObject({ total: 6420, appliedPromotion: null });
  await modify(booking, { ...dates('2026-12-21', '2026-12-27'), totalAmount: 6420 });
  expect(await uses()).toBe(0);
  await modify(booking, { ...dates('2026-12-22', '2026-12-28'), totalAmount: 6420 });
  expect(await uses()).toBe(0);
  await modify(booking, { ...dates('2026-12-25', '2026-12-30'), totalAmount: 4815 });
  expect(await uses()).toBe(1);
});

test('a code with one use is the booking’s own when it is changed, and returns when it no longer applies', async () => {
  await offer({ usageLimit: 1, minRentalDays: 4 });
  const booking = await book({ promoCode: 'ten', totalAmount: 4815 });
  const longer = await modify(booking, { returnDate: '2026-12-11T10:00', totalAmount: 5778 });
  expect(longer.body.data.booking).toMatchObject({ promoCode: 'TEN', totalAmount: 5778 });
  expect(await uses()).toBe(1);
  const short = await modify(booking, { returnDate: '2026-12-08T10:00', totalAmount: 3210 });
  expect(short.body.data.quote.promo).toEqual({ code: 'TEN', status: 'too-short' });
  expect(await uses()).toBe(0);
});

test('a use that somebody else took meanwhile is not taken twice', async () => {
  await offer({ usageLimit: 1, minRentalDays: 4 });
  const booking = await book({ promoCode: 'ten', totalAmount: 4815 });
  await modify(booking, { returnDate: '2026-12-08T10:00', totalAmount: 3210 });
  const dates = { pickupDate: '2026-12-20T10:00', returnDate: '2026-12-25T10:00' };
  await app.call('POST /bookings', {
    body: bookingBodyOfAnother(vehicleId, 2, { ...dates, promoCode: 'ten', totalAmount: 4815 }),
  });
  expect(await uses()).toBe(1);
  const again = await modify(booking, { returnDate: '2026-12-10T10:00', dryRun: true });
  expect(again.body.data.quote).toMatchObject({ total: 5350, promo: { status: 'used-up' } });
});

test('a visitor who chooses again before paying is quoted with the code that their own hold uses', async () => {
  await offer({ usageLimit: 1 });
  const { headers } = await book({ promoCode: 'ten', totalAmount: 4815 });
  const body = { vehicleId, startDate: '2026-12-05T10:00', endDate: '2026-12-11T10:00', promoCode: 'ten' };
  const quote = (shown: Record<string, string>) =>
    app.call('POST /booking-pricing/calculate', { body, headers: shown });
  expect((await quote({})).body.data.promo?.status).toBe('used-up');
  expect((await quote(headers)).body.data).toMatchObject({ total: 5778, promo: { status: 'applied' } });
  const longer = bookingBody(vehicleId, { returnDate: '2026-12-11T10:00', promoCode: 'ten', totalAmount: 5778 });
  expect((await app.call('POST /bookings', { body: longer, headers })).status).toBe(200);
  expect(await uses()).toBe(1);
});

test('a booking above what one card may be charged can be made and changed', async () => {
  await app.db.execute(sql`update vehicle set daily_rate_satang = 5000000`);
  const booking = await book({ totalAmount: 267_500 });
  const longer = await modify(booking, { returnDate: '2026-12-11T10:00', totalAmount: 321_000 });
  expect(longer.body.data).toMatchObject({ leftToPay: 321_000 });
});

test('what becomes free by a change is paid by nothing', async () => {
  const booking = await book({});
  await app.db.execute(sql`update vehicle set daily_rate_satang = 0`);
  const { body } = await modify(booking, { returnDate: '2026-12-11T10:00', totalAmount: 0 });
  expect(body.data.booking).toMatchObject({ paymentStatus: 'paid', holdUntil: null });
});

test('what becomes free while money is on its way back is not forgotten for it', async () => {
  const booking = await book({});
  await app.db.execute(sql`update booking set paid_satang = 107000, promised_satang = 107000`);
  await app.db.execute(sql`update vehicle set daily_rate_satang = 0`);
  const { body } = await modify(booking, { returnDate: '2026-12-11T10:00', totalAmount: 0 });
  expect(body.data.booking).toMatchObject({ holdUntil: null, paidAmount: 1070, pendingRefund: 1070 });
});
