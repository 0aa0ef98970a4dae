import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ContractRoute } from '#contract/index.ts';
import { bookingBody, smallBusiness } from './builders/booking.ts';
import { canaries, canaryPerson } from './builders/canary-person.ts';
import { paymentsAt } from './builders/payments.ts';
import { bookedRental } from './builders/reviews.ts';
import { signedInAs } from './builders/signed-in.ts';
import { everyRoute, freshApp, type TestApp } from './fresh-app.ts';
import { startSandbox } from './start-sandbox.ts';

type Sent = Readonly<{ params?: Record<string, string>; query?: Record<string, string>; body?: object }>;
type Things = Readonly<{
  bookingId: string;
  documentId: string;
  slipId: string;
  claimId: string;
  photoId: string;
  openId: string;
  sessionId: string;
  chargeId: string;
  vehicleId: string;
}>;

let app: TestApp;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let things: Things;
let references: string[];
/** Data that only the person and the staff may see. */
let secrets: string[];
let owner: Record<string, string>;
let callers: [string, Record<string, string>][];

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await freshApp({ now: '2026-11-20T12:00', payments: paymentsAt(sandbox.url) });
  const { vehicleId } = await smallBusiness(app);
  const person = await canaryPerson(app, vehicleId);
  owner = person.headers;
  const { firstName, lastName, email, phone, license: licenseNumber } = canaries;
  const customerInfo = { firstName, lastName, email, phone, licenseNumber };
  const open = await app.call('POST /bookings', {
    headers: owner,
    body: bookingBody(vehicleId, { customerInfo, pickupDate: '2027-02-01T10:00', returnDate: '2027-02-06T10:00' }),
  });
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from session where user_id = ${person.id}`);
  const { rows: documents } = await app.db.execute<{ id: string }>(sql`
    insert into issued_document (kind, number, booking_id, issued_at, total_satang, tax_satang, buyer, facts, pdf, pages)
    values ('receipt', 'R2026-11-1000', ${person.paid.bookingId}, now(), 107000, 0, '{"name": "Buyer"}', '{}', '', '{page}')
    returning id`);
  const { rows: claims } = await app.db.execute<{ id: string }>(sql`select id from claim`);
  const slip = { id: randomUUID() };
  await app.db.execute(sql`
    insert into transfer_slip (id, booking_id, type, bytes, created_at)
    values (${slip.id}, ${person.paid.bookingId}, 'application/pdf', 9, now())`);
  await app.files.put(`slips/${person.paid.bookingId}/${slip.id}.pdf`, Buffer.from('%PDF-1.7 '));
  things = {
    documentId: documents[0]?.id ?? '',
    slipId: slip.id,
    claimId: claims[0]?.id ?? '',
    photoId: randomUUID(),
    bookingId: person.paid.bookingId,
    openId: open.body.bookingId,
    chargeId: person.chargeId,
    vehicleId,
    sessionId: rows[0]?.id ?? '',
  };
  references = (await app.db.execute<{ reference: string }>(sql`select reference from booking`)).rows.map(
    ({ reference }) => reference,
  );
  // A review is public, with the first name of its author.
  const { comment: _comment, city: _city, firstName: _firstName, ...own } = canaries;
  secrets = [...Object.values(own), ...references];

  const stranger = await signedInAs(app);
  const guest = (await bookedRental(app, vehicleId)).headers;
  callers = [
    ['nobody', {}],
    ['another customer', stranger.headers],
    ['a guest with the token of another booking', guest],
    ['another customer with the token of another booking', { ...stranger.headers, ...guest }],
  ];
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const change = { dryRun: true };
const addons = [{ addonId: '0197f1a0-0000-7000-8000-000000000001', quantity: 1 }];

/** Calls for a customer's own data, which return 404 to everybody else. */
const own: Partial<Record<ContractRoute, (of: Things) => Sent>> = {
  'GET /bookings/:id': ({ bookingId: id }) => ({ params: { id } }),
  'POST /bookings/:id/modify': ({ openId: id }) => ({ params: { id }, body: change }),
  'GET /bookings/:id/promptpay': ({ openId: id }) => ({ params: { id } }),
  'GET /bookings/:id/security-deposits': ({ bookingId: id }) => ({ params: { id } }),
  'POST /bookings/:id/card-holds': ({ bookingId: id }) => ({ params: { id }, body: { cardToken: 'tokn_test_1' } }),
  'GET /bookings/:id/card-holds/latest': ({ bookingId: id }) => ({ params: { id } }),
  'GET /bookings/:id/agreements': ({ bookingId: id }) => ({ params: { id } }),
  'GET /bookings/:id/agreements/:version': ({ bookingId: id }) => ({ params: { id, version: '1' } }),
  'POST /bookings/:id/agreements': ({ bookingId: id }) => ({
    params: { id },
    body: { version: 1, signedName: 'Hannah Keller', textNumber: 1, agreesToLaterCharges: true },
  }),
  'GET /bookings/:id/claims': ({ bookingId: id }) => ({ params: { id } }),
  'GET /bookings/:id/damage': ({ bookingId: id }) => ({ params: { id } }),
  'GET /bookings/:id/photos': ({ bookingId: id }) => ({ params: { id } }),
  'GET /bookings/:id/photos/:photoId': ({ bookingId: id, photoId }) => ({ params: { id, photoId } }),
  'POST /bookings/:id/photos': ({ bookingId: id }) => ({ params: { id } }),
  'POST /bookings/:id/claims/:claimId/answer': ({ bookingId: id, claimId }) => ({
    params: { id, claimId },
    body: { answer: 'accepted' },
  }),
  'GET /bookings/:id/slips': ({ bookingId: id }) => ({ params: { id } }),
  'POST /bookings/:id/slips': ({ openId: id }) => ({ params: { id } }),
  'GET /bookings/:id/slips/:slipId': ({ bookingId: id, slipId }) => ({ params: { id, slipId } }),
  'DELETE /bookings/:id/slips/:slipId': ({ bookingId: id, slipId }) => ({ params: { id, slipId } }),
  'GET /bookings/:id/cancellation': ({ openId: id }) => ({ params: { id } }),
  'GET /bookings/:id/extension': ({ openId: id }) => ({ params: { id } }),
  'POST /booking-pricing/:bookingId/addons': ({ openId: bookingId }) => ({
    params: { bookingId },
    body: { addons, ...change },
  }),
  'PATCH /booking-pricing/:bookingId/addons': ({ openId: bookingId }) => ({
    params: { bookingId },
    body: { addons, ...change },
  }),
  'DELETE /booking-pricing/:bookingId/addons': ({ openId: bookingId }) => ({
    params: { bookingId },
    body: { addonIds: addons.map(({ addonId }) => addonId), ...change },
  }),
  'DELETE /bookings/:id/change': ({ openId: id }) => ({ params: { id } }),
  'POST /bookings/:id/keep': ({ openId: id }) => ({ params: { id } }),
  'PUT /bookings/:id/arrival': ({ openId: id }) => ({
    params: { id },
    body: { flightNumber: 'TG 677', arrivalNote: 'Not mine' },
  }),
  'GET /bookings/:id/documents': ({ bookingId: id }) => ({ params: { id } }),
  'GET /bookings/:id/documents/:documentId': ({ bookingId: id, documentId }) => ({ params: { id, documentId } }),
  'GET /bookings/:id/confirmation': ({ bookingId: id }) => ({ params: { id } }),
  'GET /bookings/:id/calendar': ({ bookingId: id }) => ({ params: { id } }),
  'GET /bookings/:id/review': ({ bookingId: id }) => ({ params: { id } }),
  'POST /bookings/:id/review': ({ bookingId: id }) => ({ params: { id }, body: { rating: 1, comment: 'Not mine' } }),
  'GET /payments/latest/:bookingId': ({ bookingId }) => ({ params: { bookingId } }),
  'GET /payments/verify/:chargeId': ({ chargeId }) => ({ params: { chargeId } }),
  'POST /payments/charge': ({ openId: bookingId }) => ({ body: { bookingId, cardToken: 'tokn_test_123456' } }),
  'POST /payments/offline': ({ openId: bookingId }) => ({ body: { bookingId, paymentMethod: 'cash' } }),
  'POST /payments/simulate': ({ openId: bookingId }) => ({ body: { bookingId } }),
  'POST /bookings/:id/cancel': ({ openId: id }) => ({ params: { id }, body: {} }),
  'DELETE /auth/sessions/:id': ({ sessionId: id }) => ({ params: { id } }),
};

/** Calls that need a secret; guessed secrets are refused. */
const guessed: Partial<Record<ContractRoute, Sent>> = {
  'POST /bookings/lookup': { body: { bookingNumber: 'BKK234567', email: canaries.email } },
  'POST /auth/login/two-factor': { body: { challenge: 'x'.repeat(43), code: '123456' } },
  'POST /auth/verify-email': { body: { token: 'x'.repeat(43) } },
  'POST /auth/password-reset/confirm': { body: { token: 'x'.repeat(43), newPassword: 'a bridge of long words' } },
  'POST /auth/proof': { body: { password: 'guessed', code: '123456' } },
  'POST /auth/two-factor': { body: { challenge: 'x'.repeat(43) } },
  'POST /auth/two-factor/confirm': { body: { challenge: 'x'.repeat(43), code: '123456' } },
};

/** Calls with ids of public data only. */
const offered = new Set<ContractRoute>([
  ...(['GET /vehicles', 'GET /vehicles/available', 'GET /vehicles/:id', 'GET /vehicles/:id/similar'] as const),
  ...(['GET /vehicles/:id/reviews', 'GET /availability/vehicles', 'POST /availability/check-vehicles'] as const),
  'POST /searches/refused',
  ...(['GET /availability/calendar/:id', 'GET /pricing/seasons', 'GET /addons/:id/availability'] as const),
  ...(['GET /addons/available', 'GET /addons/category/:category'] as const),
  ...(['POST /addons/calculate-price', 'POST /addons/calculate-multiple-prices'] as const),
  ...(['GET /insurance/packages/category/:categoryId', 'GET /insurance/packages/:id/public'] as const),
  ...(['POST /insurance/calculate-price', 'POST /insurance/calculate-multiple-prices'] as const),
  ...(['POST /bookings/check-availability', 'GET /booking-pricing/start-days'] as const),
  ...(['POST /booking-pricing/calculate', 'POST /bookings', 'GET /cms/pages/slug/:slug'] as const),
  ...(['POST /cms/pages/slug/:slug/preview'] as const),
  // Says of a guessed link that it does not work, and no more.
  'POST /auth/password-reset/check',
  // A webhook triggers a query to the provider, and its response contains no data.
  'POST /payments/webhook',
]);

const bearing = /^(id|ids|token|challenge|recoveryCode|slug|reference|bookingNumber)$|(Id|Ids|Token|Reference)$/;

const namesIn = (schema: unknown): string[] => {
  if (!schema || typeof schema !== 'object') return [];
  const { properties = {}, ...others } = schema as { properties?: object };
  const within = [...Object.values(properties), ...Object.values(others)];
  return [
    ...Object.keys(properties),
    ...within.flatMap((part) => (Array.isArray(part) ? part : [part]).flatMap(namesIn)),
  ];
};

const bearsId = ({ params, query, body }: Endpoint) =>
  [params, query, body].some(
    (shape) =>
      shape &&
      namesIn(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })).some((name) => bearing.test(name)),
  );

const isStaffs = ({ access }: Endpoint) => access === 'staff' || access === 'admin';
const bearers = everyRoute.filter(([, endpoint]) => bearsId(endpoint));
const staffs = bearers.filter(([, endpoint]) => isStaffs(endpoint)).map(([route]) => route);

const ask = (route: ContractRoute, { params = {}, query = {}, body }: Sent, headers: Record<string, string>) => {
  const [method, path = ''] = route.split(' ') as ['GET', string];
  const url = Object.entries(params).reduce((text, [name, value]) => text.replace(`:${name}`, value), `/api${path}`);
  return app.server.inject({ method, url, query, headers, ...(body && { payload: body }) });
};

const leaked = (text: string) => secrets.filter((secret) => text.includes(secret));

const written = async () => {
  const { rows } = await app.db.execute(sql`
    select (select jsonb_agg(booking order by id) from booking) as bookings,
      (select jsonb_agg(payment_attempt order by id) from payment_attempt) as attempts,
      (select jsonb_agg(review order by id) from review) as reviews,
      (select jsonb_agg(session.id order by id) from session) as sessions,
      (select jsonb_agg(customer order by id) from customer) as customers`);
  return rows[0];
};

test('every call that takes an id, a reference or a token stands in one of the tables', () => {
  const listed = [...Object.keys(own), ...Object.keys(guessed), ...offered, ...staffs] as ContractRoute[];
  const routes = bearers.map(([route]) => route);
  expect(routes.filter((route) => !listed.includes(route))).toEqual([]);
  expect(listed.filter((route) => !routes.includes(route))).toEqual([]);
  expect(routes.length).toBeGreaterThan(50);
});

describe.each(Object.keys(own) as ContractRoute[])('%s', (route) => {
  const sent = (of: Things) => own[route]?.(of) ?? {};

  test('is not there for anybody else, and nothing is told or done', async () => {
    const before = await written();
    for (const [who, headers] of callers) {
      const reply = await ask(route, sent(things), headers);
      const isNobodysCall = reply.statusCode === 401 && !headers.authorization;
      expect([who, isNobodysCall ? 404 : reply.statusCode, leaked(reply.body)]).toEqual([who, 404, []]);
    }
    expect(await written()).toEqual(before);
  });

  test('a neighbour of an id, and one that nobody has, are answered alike', async () => {
    const [, headers] = callers[1] ?? ['', {}];
    const neighbour = (id: string) => `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
    const [theirs, near, none] = await Promise.all(
      [(id: string) => id, neighbour, (id: string) => (id.startsWith('chrg') ? 'chrg_none' : randomUUID())].map(
        async (other) => {
          const of = Object.fromEntries(Object.entries(things).map(([name, id]) => [name, other(id)])) as Things;
          const { requestId: _, ...body } = (await ask(route, sent(of), headers)).json();
          return body;
        },
      ),
    );
    expect(near).toEqual(theirs);
    expect(none).toEqual(theirs);
  });
});

test('the owner’s session opens each of them, without a token', async () => {
  const refused: unknown[] = [];
  for (const [route, sent] of Object.entries(own) as [ContractRoute, (of: Things) => Sent][]) {
    if (route.startsWith('DELETE /auth')) continue;
    const { statusCode, body } = await ask(route, sent(things), owner);
    if ([401, 403, 500].includes(statusCode) || /booking.not-found|payment.not-found/.test(body))
      refused.push([route, statusCode, body]);
  }
  expect(refused).toEqual([]);
  const { body } = await app.call('GET /bookings/:id', { params: { id: things.openId }, headers: owner });
  expect(body.data).toMatchObject({ status: 'cancelled', cancelledBecause: 'customer', paidAmount: 5350 });
});

test.each(Object.entries(guessed) as [ContractRoute, Sent][])(
  '%s tells nothing to who guesses',
  async (route, sent) => {
    for (const [, headers] of callers) {
      const { statusCode, body } = await ask(route, sent, headers);
      expect([statusCode >= 400 && statusCode < 500, leaked(body)]).toEqual([true, []]);
    }
  },
);

test('a reference opens nothing without the e-mail of its booking', async () => {
  for (const bookingNumber of references)
    for (const email of ['other@example.com', 'canary.person@example.co', '%', canaries.email.replace('.', '_')]) {
      const { statusCode, body } = await ask('POST /bookings/lookup', { body: { bookingNumber, email } }, {});
      expect([statusCode, leaked(body)]).toEqual([404, []]);
    }
});

test.each(staffs)('%s is the staff’s', async (route) => {
  const ids = {
    bookingId: things.bookingId,
    subjectKind: 'booking',
    subjectId: things.bookingId,
    id: things.bookingId,
  };
  for (const [, headers] of callers) {
    const { statusCode, body } = await ask(route, { params: ids, body: { bookingId: things.bookingId } }, headers);
    expect([[401, 403].includes(statusCode), leaked(body)]).toEqual([true, []]);
  }
});

test.each([...offered])('%s tells nothing of anybody for ids of theirs', async (route) => {
  const { bookingId } = things;
  const dates = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00', from: '2026-12-01', until: '2026-12-31' };
  for (const id of [bookingId, things.vehicleId]) {
    const params = { id, categoryId: id, slug: references[0] ?? '' };
    const query = { ...dates, categoryId: bookingId, search: canaries.lastName };
    const body = { ...dates, vehicleId: id, vehicleIds: [id], addonId: id, packageId: id, categoryId: id, id };
    const reply = await ask(route, route.startsWith('GET') ? { params, query } : { params, body }, {});
    expect([reply.statusCode < 500, leaked(reply.body)]).toEqual([true, []]);
  }
});

const filters: Record<string, string>[] = [
  {},
  { search: canaries.lastName },
  { search: '%' },
  { search: 'BKK' },
  { status: 'completed' },
];
const more: Record<string, string>[] = [
  { page: '1', limit: '100' },
  { page: '2' },
  { userId: '%' },
  { email: canaries.email },
];
const lists: ContractRoute[] = ['GET /bookings/my-bookings', 'GET /bookings/my-history', 'GET /auth/sessions'];

test.each([...lists, 'GET /auth/profile', 'GET /auth/me', 'GET /auth/export'] as ContractRoute[])(
  '%s has nothing of others, however it is asked',
  async (route) => {
    const [, headers] = callers[3] ?? ['', {}];
    for (const query of [...filters, ...more, ...references.map((search) => ({ search }))]) {
      const { body } = await ask(route, { query }, headers);
      expect(leaked(body)).toEqual([]);
    }
  },
);
