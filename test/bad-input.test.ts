import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractRoute } from '#contract/index.ts';
import { asked, smallBusiness } from './builders/booking.ts';
import { message } from './builders/contact.ts';
import { fullCover, someAddons } from './builders/extras.ts';
import { bookedVehicle } from './builders/fleet.ts';
import { card } from './builders/payments.ts';
import { everyRoute, freshApp, type TestApp } from './fresh-app.ts';

let app: TestApp;
let vehicleId: string;
let categoryId: string;
let packageId: string;
let valid: Partial<Record<ContractRoute, { params?: object; query?: object; body?: object }>>;

beforeAll(async () => {
  app = await freshApp();
  ({ vehicleId, categoryId } = await smallBusiness(app));
  const { childSeat: addonId } = await app.step(({ tx }) => someAddons(tx));
  packageId = await app.step(({ tx }) => fullCover(tx, categoryId));
  // So that the search for the next free time looks beyond the last year too.
  await app.step(({ tx }) => bookedVehicle(tx, { vehicleId, from: '2099-12-29', until: '2100-01-05' }));
  const dates = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };
  const bookingId = '0197f1a0-0000-7000-8000-000000000001';
  valid = {
    'GET /vehicles': {
      query: { page: 1, limit: 10, search: 'yaris', categoryId, transmission: 'automatic', seats: 5 },
    },
    'GET /vehicles/available': {
      query: { ...dates, page: 1, limit: 10, minPrice: 1, maxPrice: 9000, sort: 'price-up' },
    },
    'GET /vehicles/:id': { params: { id: vehicleId } },
    'GET /availability/vehicles': { query: { ...dates, categoryId } },
    'POST /availability/check-vehicles': { body: { vehicleIds: [vehicleId], ...dates } },
    'GET /availability/calendar/:id': { params: { id: vehicleId }, query: { from: '2026-12-01', until: '2026-12-31' } },
    'GET /addons/available': { query: dates },
    'GET /addons/category/:category': { params: { category: 'safety' }, query: dates },
    'GET /addons/:id/availability': { params: { id: addonId }, query: { ...dates, quantity: 1 } },
    'GET /addons': {
      query: { page: 1, limit: 10, search: 'seat', category: 'safety', status: 'active', isActive: 'true' },
    },
    'POST /addons/calculate-price': { body: { addonId, rentalDays: 5, quantity: 1 } },
    'POST /addons/calculate-multiple-prices': { body: [{ addonId, rentalDays: 5, quantity: 1 }] },
    'GET /insurance/packages/category/:categoryId': { params: { categoryId } },
    'GET /insurance/packages/:id/public': { params: { id: packageId } },
    'POST /insurance/calculate-price': { body: { packageId, categoryId, ...dates } },
    'GET /insurance/options': { query: { page: 1, limit: 10, search: 'cdw', status: 'active' } },
    'GET /insurance/packages': { query: { page: 1, limit: 10, search: 'full', status: 'active' } },
    'POST /bookings/check-availability': { body: { vehicleId, ...dates } },
    'POST /booking-pricing/calculate': {
      body: { vehicleId, ...dates, selectedAddons: [], promoCode: 'X', paymentPlan: 'full', paymentMethod: 'card' },
    },
    'POST /bookings': {
      body: asked(vehicleId, { promoCode: '', selectedAddons: [], paymentPlan: 'full', language: 'th' }),
    },
    'GET /bookings/:id': { params: { id: bookingId } },
    'GET /bookings/:id/confirmation': { params: { id: bookingId } },
    'GET /bookings/:id/calendar': { params: { id: bookingId } },
    'GET /notices/outbox': { query: { page: 1, limit: 10, search: 'hannah', status: 'sent' } },
    'GET /notices/outbox/:id': { params: { id: bookingId } },
    'POST /notices/outbox/:id/resend': { params: { id: bookingId } },
    'GET /bookings/:id/review': { params: { id: bookingId } },
    'POST /bookings/:id/review': {
      params: { id: bookingId },
      body: { rating: 5, comment: 'Clean and quiet', city: 'Pune', language: 'en' },
    },
    'GET /vehicles/:id/reviews': { params: { id: vehicleId }, query: { page: 1, limit: 10 } },
    'GET /reviews/featured': { query: { language: 'th' } },
    'GET /reviews': { query: { page: 1, limit: 10, search: 'clean' } },
    'PATCH /reviews/:id': { params: { id: bookingId }, body: { hidden: true } },
    'POST /payments/create-token': { body: card('4242424242424242') },
    'POST /payments/charge': { body: { bookingId, cardToken: 'tokn_test_1', amount: 1, currency: 'thb' } },
    'POST /payments/create-source': { body: { type: 'promptpay', amount: 5350, phone: '0812345678' } },
    'POST /payments/offline': { body: { bookingId, paymentMethod: 'cash', acceptTerms: true } },
    'POST /payments/simulate': { body: { bookingId, amount: 1 } },
    'POST /payments/webhook': { body: { object: 'event', id: 'evnt_test_12345', data: { object: 'charge' } } },
    'GET /payments/latest/:bookingId': { params: { bookingId } },
    'GET /payments/bookings/:bookingId': { params: { bookingId } },
    'POST /payments/records': { body: { bookingId, amount: 1, paymentMethod: 'cash' } },
    'POST /payments/refunds': { body: { bookingId, amount: 1, reason: 'Late' } },
    'GET /payments/transfer-tasks': { query: { page: 1, limit: 10, search: 'x', status: 'open' } },
    'POST /payments/transfer-tasks/:id/done': { params: { id: bookingId }, body: { reference: 'x' } },
    'GET /payments/verify/:chargeId': { params: { chargeId: 'chrg_test_1' } },
    'POST /auth/login': { body: { email: 'a@example.com', password: 'none of them' } },
    'POST /contact': { body: { ...message(), stamp: 'x', website: '' } },
    'GET /contact': { query: { page: 1, limit: 10, search: 'seat', status: 'new' } },
    'PATCH /contact/:id': { params: { id: bookingId }, body: { status: 'read' } },
    'DELETE /contact/:id': { params: { id: bookingId } },
    'GET /cms/pages': { query: { published: 'true', search: 'rent' } },
    'GET /cms/pages/slug/:slug': { params: { slug: 'terms' }, query: { preview: 'x' } },
  };
});
afterAll(() => app.close());

const nonsense: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  99_999_999_999_999,
  '',
  ' ',
  'x',
  'x'.repeat(5000),
  '\u0000',
  '\ud800',
  "'; drop table booking; --",
  '2026-02-30',
  '0000-00-00T00:00',
  '9999-99-99T99:99',
  '-000001-01-01',
  '0001-01-01',
  '2099-12-31',
  '9999-12-31',
  '2026-12-01T24:00',
  '2026-12-01T10:00:60',
  '2026-12-01T10:00+24:00',
  '2099-12-31T23:59:59.999-23:59',
  '{{7*7}}',
  '../../etc/passwd',
  [],
  [null],
  {},
  { $ne: null },
  [[[[]]]],
];

const send = async (method: string, url: string, payload?: string) => {
  const reply = await app.server.inject({
    method: method as 'POST',
    url,
    ...(payload !== undefined && { payload, headers: { 'content-type': 'application/json' } }),
  });
  return { status: reply.statusCode, body: reply.json() as Record<string, unknown> };
};

const expectRefusalOrAnswer = (what: object, { status, body }: Awaited<ReturnType<typeof send>>) => {
  expect({ ...what, status, isDefect: status >= 500 }).toMatchObject({ isDefect: false });
  expect({ ...what, success: body.success }).toEqual({ ...what, success: status < 400 });
  if (status < 400) return;
  expect({ ...what, code: typeof body.error, says: typeof body.message }).toEqual({
    ...what,
    code: 'string',
    says: 'string',
  });
  if (body.error === 'form.invalid') {
    const sentences = Object.values((body.fields ?? {}) as Record<string, string>);
    expect({ ...what, sentences: sentences.length > 0 && sentences.every((one) => /^\p{Lu}.{3,}/u.test(one)) }).toEqual(
      { ...what, sentences: true },
    );
  }
};

const addressOf = (path: string, params: object = {}, query: object = {}) => {
  const filled = Object.entries(params).reduce(
    (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `/api${filled}?${search}`;
};

const wellFormed = (value: unknown) => typeof value !== 'string' || value.isWellFormed();

/** A body with one of its fields replaced, each in turn; of a list, the fields of its first entry. */
const changedBodies = (body: object = {}, value: unknown): [string, object][] => {
  const fields: object = Array.isArray(body) ? body[0] : body;
  return Object.keys(fields).map((name) => {
    const changed = { ...fields, [name]: value };
    return [name, Array.isArray(body) ? [changed] : changed];
  });
};

test.each(everyRoute.map(([route]) => [route] as const))(
  '%s answers nonsense with a sentence, never with a defect',
  async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const { params = {}, query = {}, body } = valid[route] ?? {};
    for (const value of nonsense) {
      for (const name of Object.keys(params).filter(() => wellFormed(value)))
        expectRefusalOrAnswer(
          { name, value },
          await send(
            method,
            addressOf(path, { ...params, [name]: value === '' ? ' ' : value }, query),
            body && JSON.stringify(body),
          ),
        );
      for (const name of Object.keys(query))
        expectRefusalOrAnswer(
          { name, value },
          await send(method, addressOf(path, params, { ...query, [name]: value })),
        );
      if (method === 'GET') continue;
      expectRefusalOrAnswer({ value }, await send(method, addressOf(path, params), JSON.stringify(value)));
      for (const [name, changed] of changedBodies(body, value))
        expectRefusalOrAnswer({ name, value }, await send(method, addressOf(path, params), JSON.stringify(changed)));
    }
    if (method === 'GET') return;
    for (const payload of ['', '{', 'null', '[]', '"text"', `${'['.repeat(5000)}`, `{"a":"${'x'.repeat(300_000)}"}`])
      expectRefusalOrAnswer({ payload: payload.slice(0, 20) }, await send(method, addressOf(path, params), payload));
  },
);

const askingForPeriod = (startDate: string, endDate: string) =>
  [
    ['GET', addressOf('/vehicles/available', {}, { startDate, endDate })],
    ['GET', addressOf('/availability/vehicles', {}, { startDate, endDate })],
    ['GET', addressOf('/addons/available', {}, { startDate, endDate })],
    ['GET', addressOf('/addons/category/safety', {}, { startDate, endDate })],
    ['POST', '/api/insurance/calculate-price', { packageId, categoryId, startDate, endDate }],
    ['POST', '/api/availability/check-vehicles', { vehicleIds: [vehicleId], startDate, endDate }],
    ['POST', '/api/bookings/check-availability', { vehicleId, startDate, endDate }],
    ['POST', '/api/booking-pricing/calculate', { vehicleId, startDate, endDate }],
  ] as const;

test.each([
  ['all of history', '0001-01-01', '9999-12-31', 422],
  ['a year before 2000', '1999-12-31', '2026-12-01', 422],
  ['a year after 2099', '2026-12-01', '2100-01-01', 422],
  ['an hour that no day has', '2026-12-01T24:00', '2026-12-03T10:00', 422],
  ['the longest period there is', '2000-01-01', '2099-12-31', 200],
  ['the last days there are', '2099-12-30', '2099-12-31', 200],
  ['the last moment there is', '2099-12-31T23:59:59', '2099-12-31T23:59:59.999-23:59', 200],
])('%s is refused or answered wherever a period is asked for, and at once', async (_what, start, end, expected) => {
  for (const [method, url, body] of askingForPeriod(start, end)) {
    const started = performance.now();
    const { status } = await send(method, url, body && JSON.stringify(body));
    const isSlow = performance.now() - started > 1000;
    expect({ method, url, status, isSlow }).toEqual({ method, url, status: expected, isSlow: false });
  }
});

test.each([
  [{ from: '9999-12-31' }, 422],
  [{ from: '9999-01-01', until: '9999-12-31' }, 422],
  [{ from: '0001-01-01', until: '0001-01-02' }, 422],
  [{ until: '9999-12-31' }, 422],
  [{ from: '2099-12-31' }, 200],
  [{ from: '2099-01-01', until: '2099-12-31' }, 200],
  [{ from: '2000-01-01', until: '2000-01-02' }, 200],
])('a calendar of %j is answered with %i', async (query, expected) => {
  const { status } = await send('GET', addressOf('/availability/calendar/:id', { id: vehicleId }, query));
  expect(status).toBe(expected);
});

test('a date that cannot even be read as text is told at its field', async () => {
  const payload = { vehicleId, startDate: { toString: 1 }, endDate: '2026-12-10T10:00' };
  expect(await send('POST', '/api/booking-pricing/calculate', JSON.stringify(payload))).toMatchObject({
    status: 422,
    body: { fields: { startDate: 'Use a date such as 2026-12-01' } },
  });
});

test('a booking at 10:07 is refused at its field, though searching and quoting take any minute', async () => {
  const booking = asked(vehicleId, { pickupDate: '2026-12-05T10:07', returnDate: '2026-12-10T10:00:01' });
  expect(await send('POST', '/api/bookings', JSON.stringify(booking))).toMatchObject({
    status: 422,
    body: {
      fields: { pickupDate: 'Choose a time on the half hour', returnDate: 'Choose a time on the half hour' },
    },
  });
  for (const [method, url, body] of askingForPeriod('2026-12-05T10:07', '2026-12-10T10:00:01'))
    expect(await send(method, url, body && JSON.stringify(body))).toMatchObject({ status: 200 });
});

test('after all of that no booking is half written', async () => {
  const { rows } = await app.db.execute(sql`
    select 1 from booking b left join vehicle_occupancy o on o.booking_id = b.id where b.status = 'pending' and o.id is null`);
  expect(rows).toEqual([]);
});

test('an unknown path under /api is a refusal of the same form', async () => {
  expect(await send('GET', '/api/nothing/here')).toMatchObject({
    status: 404,
    body: { success: false, error: 'route.not-found' },
  });
});

test('a request from another site’s page is refused before it is read', async () => {
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'sec-fetch-site': 'cross-site' },
    payload: {},
  });
  expect(reply.json()).toMatchObject({ success: false, error: 'request.cross-site' });
});
