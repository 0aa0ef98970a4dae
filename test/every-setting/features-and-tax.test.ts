import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPromotions } from '#modules/pricing/index.ts';
import { changedInDatabase } from '#test/builders/booking.ts';
import { bookingBody, smallBusiness } from '../builders/booking.ts';
import { changeSettings } from '../builders/change-settings.ts';
import { promotion } from '../builders/promotions.ts';
import { completedRental } from '../builders/reviews.ts';
import { signedInAs } from '../builders/signed-in.ts';
import { freshApp, type TestApp } from '../fresh-app.ts';

let app: TestApp;
let vehicleId: string;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
  await app.step(({ tx }) => addPromotions(tx, [promotion()]));
});
beforeEach(() => app.db.execute(sql`truncate setting`));
afterAll(() => app.close());

const rental = () => ({ vehicleId, startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' });
const quote = async (more: object = {}) =>
  (await app.call('POST /booking-pricing/calculate', { body: { ...rental(), ...more } })).body.data;

test('tax.enabled, tax.rate, tax.name and tax.includeInPrice change the quote', async () => {
  expect(await quote()).toMatchObject({ total: 5350, tax: 350 });
  await changeSettings(app, { tax: { rate: 10, name: 'GST' } });
  const added = await quote();
  expect(added).toMatchObject({ total: 5500, tax: 500 });
  expect(JSON.stringify(added)).toContain('GST');
  await changeSettings(app, { tax: { includeInPrice: true } });
  expect(await quote()).toMatchObject({ total: 5000, tax: 454.55 });
  await changeSettings(app, { tax: { enabled: false } });
  expect(await quote()).toMatchObject({ total: 5000, tax: 0 });
});

test('tax.roundTotals rounds what is paid to whole baht by a line of its own', async () => {
  await changeSettings(app, { tax: { rate: 7.1, roundTotals: true } });
  const ofADay = { endDate: '2026-12-06T10:00', promoCode: 'TEN' };
  const { lines, ...rounded } = await quote(ofADay);
  expect(rounded).toMatchObject({ total: 964, tax: 63.9 });
  expect(lines.find(({ kind }) => kind === 'rounding')).toMatchObject({ due: 'online', amount: 0.1 });
  await changeSettings(app, { tax: { roundTotals: false } });
  expect(await quote(ofADay)).toMatchObject({ total: 963.9, tax: 63.9 });
});

test('enablePromoCodes takes codes, or none', async () => {
  expect((await quote({ promoCode: 'TEN' })).total).toBe(4815);
  await changeSettings(app, { features: { enablePromoCodes: false } });
  expect((await quote({ promoCode: 'TEN' })).total).toBe(5350);
  expect((await app.call('GET /settings/booking')).body.data.promoCodes).toBe(false);
  const refused = await app.call('POST /bookings', { body: bookingBody(vehicleId, { promoCode: 'TEN' }) });
  expect([refused.status, refused.problem.messages]).toEqual([422, { promoCode: 'Promo codes are switched off' }]);
});

test('enableMultiLocation lets a vehicle come back elsewhere', async () => {
  const body = bookingBody(vehicleId, { dropoffLocation: 'Suvarnabhumi Airport' });
  expect((await app.call('POST /bookings', { body })).status).toBe(422);
  await changeSettings(app, { features: { enableMultiLocation: true } });
  expect((await app.call('POST /bookings', { body })).status).toBe(200);
});

test('enableCalendarView: off, neither office nor vehicle has a calendar', async () => {
  const { headers } = await signedInAs(app, { role: 'STAFF' });
  const calendar = () => app.call('GET /admin/bookings/calendar', { headers });
  expect((await calendar()).status).toBe(200);
  await changeSettings(app, { features: { enableCalendarView: false } });
  const off = await calendar();
  expect([off.status, off.problem.error]).toEqual([404, 'booking.calendar-off']);
  expect((await app.call('GET /settings/booking')).body.data.showCalendar).toBe(false);
});

test('enableReviews takes reviews and shows stars, or neither', async () => {
  const done = await completedRental(app, vehicleId);
  const review = () =>
    app.call('POST /bookings/:id/review', {
      params: { id: done.bookingId },
      headers: done.headers,
      body: { rating: 5, comment: 'Clean and quiet, and it was just where you said.' },
    });
  const stars = async () => (await app.call('GET /vehicles/:id', { params: { id: vehicleId } })).body.data.rating;
  await changeSettings(app, { features: { enableReviews: false } });
  expect([(await review()).status, await stars()]).toEqual([404, null]);
  await changeSettings(app, { features: { enableReviews: true } });
  expect((await review()).status).toBe(200);
  expect(await stars()).toMatchObject({ count: 1 });
});

test('enableChatSupport tells the ways to chat, or none', async () => {
  const chat = async () => (await app.call('GET /settings/contact')).body.data.chat;
  await changeSettings(app, { general: { socialMedia: { line: '@saphan' } } });
  expect(await chat()).toEqual([]);
  await changeSettings(app, { features: { enableChatSupport: true } });
  expect(await chat()).toMatchObject([{ app: 'line' }]);
});

test('enableLoyaltyProgram lets points be spent, or none', async () => {
  const { id, headers } = await signedInAs(app);
  const dates = { pickupDate: '2026-12-20T10:00', returnDate: '2026-12-25T10:00' };
  const { bookingId } = (await app.call('POST /bookings', { body: bookingBody(vehicleId, dates), headers })).body;
  await changedInDatabase(
    app,
    sql`status = 'completed', earns_points = true, paid_satang = 535000, hold_until = null`,
    sql`id = ${bookingId} and customer_id in (select id from customer where user_id = ${id})`,
  );
  const spend = () => app.call('POST /booking-pricing/calculate', { headers, body: { ...rental(), usePoints: 50 } });
  expect((await spend()).problem.messages?.usePoints).toBe('You have no points to spend');
  await changeSettings(app, { features: { enableLoyaltyProgram: true } });
  expect((await spend()).body.data.lines.find(({ kind }) => kind === 'points')).toMatchObject({ amount: -50 });
});
