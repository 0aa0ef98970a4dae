import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type ContractRoute, contract } from '#contract/index.ts';
import { audit } from '#words/en/audit.ts';
import { declaredFields, unnamed } from './bad-input/declared-fields.ts';
import { placesIn } from './bad-input/places.ts';
import { faultOf, type Sent } from './bad-input/send.ts';
import { otherBodies, spoiledByKind, spoiledEverywhere } from './bad-input/spoil.ts';
import { bookingBody } from './builders/booking.ts';
import { bookedVehicle } from './builders/fleet.ts';
import { type OpenShop, openShop } from './builders/valid-calls/open-shop.ts';
import { isSweep } from './drawn.ts';
import { everyRoute } from './fresh-app.ts';

let shop: OpenShop;
let undo: OpenShop['undo'];
let send: OpenShop['send'];

beforeAll(async () => {
  shop = await openShop();
  ({ undo, send } = shop);
});
afterAll(() => shop.close());

const undeclared = 'pickupDay';
const refusedByName = { status: 422, payload: { fields: { [undeclared]: { code: 'field.unknown' } } } };

/** Fields that the audit log shows, without a name in `words/en/audit.ts`. */
const auditedFieldsWithoutWords = async () => {
  const { rows } = await shop.app.db.execute<{ field: string }>(sql`
    select distinct jsonb_array_elements(changes) ->> 'field' as field from audit_entry`);
  return rows.map(({ field }) => field).filter((field) => !Object.hasOwn(audit.fields, field));
};

const whatIsHalfWritten = async () => {
  const { rows } = await shop.app.db.execute(sql`
    select 1 from booking b left join vehicle_occupancy o on o.booking_id = b.id
    where b.status = 'pending' and o.id is null`);
  return rows.length > 0 ? 'a booking without its vehicle' : null;
};

describe.each(everyRoute)('%s', (route, endpoint) => {
  const method = route.split(' ')[0] ?? '';

  test('has a sample that names all that it declares and is answered', () =>
    undo.undone(async () => {
      const samples = await shop.samplesOf(route);
      expect(unnamed(declaredFields(endpoint), samples.flatMap(placesIn))).toEqual([]);
      for (const sample of samples) {
        const { reply, unworded } = await undo.undone(async () => ({
          reply: await send(route, endpoint, sample),
          unworded: await auditedFieldsWithoutWords(),
        }));
        expect(reply.status === 200 ? [] : [reply.status, reply.payload]).toEqual([]);
        expect(unworded).toEqual([]);
      }
    }));

  // The provider decides what its signed events hold.
  if (!endpoint.signed)
    test('refuses a name that it does not declare', () =>
      undo.undone(async () => {
        const [sample = {}] = await shop.samplesOf(route);
        const { body, query } = sample;
        const takesNoBody = !endpoint.body && !endpoint.files && !route.startsWith('GET ');
        const inBody = (takesNoBody || endpoint.body instanceof z.ZodObject) && {
          body: { ...(body as object), [undeclared]: 'x' },
        };
        const reply = await send(route, endpoint, { ...sample, query: { ...(query as object), [undeclared]: 'x' } });
        expect(reply).toMatchObject(refusedByName);
        if (inBody) expect(await send(route, endpoint, { ...sample, ...inBody })).toMatchObject(refusedByName);
      }));

  test(
    'answers nonsense with a sentence, never with a defect',
    () =>
      undo.undone(async () => {
        const faults: unknown[] = [];
        const samples = await shop.samplesOf(route);
        const spoiled = isSweep ? spoiledEverywhere(samples) : spoiledByKind(endpoint, samples);
        const others = samples.slice(0, 1).flatMap((sample) => otherBodies(method, endpoint, sample));
        for (const { place, value, sent } of [...spoiled, ...others])
          await undo.undone(async () => {
            const reply = await send(route, endpoint, sent);
            const fault = faultOf(reply) ?? (method !== 'GET' && reply.status < 400 ? await whatIsHalfWritten() : null);
            if (fault) faults.push({ place, value, fault });
          });
        expect(faults).toEqual([]);
      }),
    isSweep ? 600_000 : 60_000,
  );
});

test.each(['POST /bookings', 'POST /payments/webhook', 'POST /auth/logout', 'POST /upload/image'] as const)(
  '%s answers a body that cannot be read',
  async (route) => {
    const headers = shop.callerOf(contract[route]);
    for (const payload of ['', '{', '['.repeat(5000), `{"a":"${'x'.repeat(300_000)}"}`]) {
      const type = { ...headers, 'content-type': 'application/json' };
      const url = `/api${route.slice('POST '.length)}`;
      const reply = await undo.undone(() => shop.app.server.inject({ method: 'POST', url, headers: type, payload }));
      expect([payload.slice(0, 9), faultOf({ status: reply.statusCode, payload: reply.json() })]).toEqual([
        payload.slice(0, 9),
        null,
      ]);
    }
  },
);

/** Every call with a period as input. */
const askingForPeriod = (startDate: string, endDate: string): [ContractRoute, Sent][] => {
  const { vehicleId, categoryId, packageId } = shop.business;
  const period = { startDate, endDate };
  return [
    ['GET /vehicles/available', { query: period }],
    ['GET /availability/vehicles', { query: period }],
    ['GET /addons/available', { query: period }],
    ['GET /addons/category/:category', { params: { category: 'safety' }, query: period }],
    ['POST /insurance/calculate-price', { body: { packageId, categoryId, ...period } }],
    ['POST /insurance/calculate-multiple-prices', { body: { categoryId, ...period } }],
    ['POST /availability/check-vehicles', { body: { vehicleIds: [vehicleId], ...period } }],
    ['POST /bookings/check-availability', { body: { vehicleId, ...period } }],
    ['POST /booking-pricing/calculate', { body: { vehicleId, ...period } }],
  ];
};
/** Reads about a booking whose times were agreed before they had to be half hours. */
const takesAnyMinute = (route: ContractRoute) => route.startsWith('GET /addons/');

const ask = (route: ContractRoute, sent: Sent) => send(route, contract[route], sent);

/** Books the vehicle until the last year, so that the search for the next free time looks beyond it. */
const takenToTheEnd = () =>
  shop.app.step(({ tx }) =>
    bookedVehicle(tx, { vehicleId: shop.business.vehicleId, from: '2099-12-29', until: '2100-01-05' }),
  );

test.each([
  ['all of history', '0001-01-01', '9999-12-31', 422],
  ['a year before 2000', '1999-12-31', '2026-12-01', 422],
  ['a year after 2099', '2026-12-01', '2100-01-01', 422],
  ['an hour that no day has', '2026-12-01T24:00', '2026-12-03T10:00', 422],
  ['the longest period there is', '2000-01-01', '2099-12-31', 200],
  ['the last days there are', '2099-12-30', '2099-12-31', 200],
  ['the last half hour there is', '2099-12-31T23:30', '2099-12-31T23:30-23:30', 200],
])('%s is refused or answered wherever a period is asked for', (_what, start, end, expected) =>
  undo.undone(async () => {
    await takenToTheEnd();
    for (const [route, sent] of askingForPeriod(start, end))
      expect([route, (await ask(route, sent)).status]).toEqual([route, expected]);
  }),
);

/** The cost of a call: the number of SQL statements and of date calculations. */
const effortOf = async (route: ContractRoute, sent: Sent) => {
  const counted = [Temporal.PlainDate, Temporal.PlainDateTime, Temporal.ZonedDateTime, Temporal.Instant].flatMap(
    ({ prototype }) => (['add', 'subtract'] as const).map((name) => vi.spyOn(prototype as Temporal.PlainDate, name)),
  );
  const before = undo.statements();
  await ask(route, sent);
  const steps = counted.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of counted) spy.mockRestore();
  return { statements: undo.statements() - before, steps };
};

test('no call walks the longest period there is day by day', () =>
  undo.undone(async () => {
    await takenToTheEnd();
    for (const [route, sent] of askingForPeriod('2000-01-01', '2099-12-31')) {
      const { statements, steps } = await effortOf(route, sent);
      expect([route, statements > 0, statements < 30, steps < 30]).toEqual([route, true, true, true]);
    }
  }));

test.each([
  [{ from: '9999-12-31' }, 422],
  [{ from: '9999-01-01', until: '9999-12-31' }, 422],
  [{ from: '0001-01-01', until: '0001-01-02' }, 422],
  [{ until: '9999-12-31' }, 422],
  [{ from: '2099-12-31' }, 200],
  [{ from: '2099-01-01', until: '2099-12-31' }, 200],
  [{ from: '2000-01-01', until: '2000-01-02' }, 200],
])('a calendar of %j is answered with %i', async (query, expected) => {
  const { status } = await ask('GET /availability/calendar/:id', { params: { id: shop.business.vehicleId }, query });
  expect(status).toBe(expected);
});

test('a date that cannot even be read as text is told at its field', async () => {
  const body = { vehicleId: shop.business.vehicleId, startDate: { toString: 1 }, endDate: '2026-12-10T10:00' };
  expect(await ask('POST /booking-pricing/calculate', { body })).toMatchObject({
    status: 422,
    payload: { fields: { startDate: { message: 'Use a date such as 2026-12-01' } } },
  });
});

test('a time off the half hour is refused at its field, in bookings, searches and quotes', async () => {
  const body = bookingBody(shop.business.vehicleId, {
    pickupDate: '2026-12-05T10:07',
    returnDate: '2026-12-10T10:00:01',
  });
  expect(await ask('POST /bookings', { body })).toMatchObject({
    status: 422,
    payload: {
      fields: { pickupDate: { code: 'rental.half-hour' }, returnDate: { code: 'rental.half-hour' } },
    },
  });
  const refused = {
    status: 422,
    payload: { fields: { startDate: { code: 'rental.half-hour' }, endDate: { code: 'rental.half-hour' } } },
  };
  for (const [start, end] of [
    ['2026-12-05T10:07', '2026-12-10T10:00:01'],
    ['2099-12-31T23:59:59', '2099-12-31T23:59:59.999-23:59'],
  ] as const)
    for (const [route, sent] of askingForPeriod(start, end))
      expect(await ask(route, sent), route).toMatchObject(takesAnyMinute(route) ? { status: 200 } : refused);
});

test('an unknown path under /api is a refusal of the same form', async () => {
  const reply = await shop.app.server.inject('/api/nothing/here');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ success: false, error: 'route.not-found' });
});

test('a request from another site’s page is refused before it is read', async () => {
  const reply = await shop.app.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'sec-fetch-site': 'cross-site' },
    payload: {},
  });
  expect(reply.json()).toMatchObject({ success: false, error: 'request.cross-site' });
});
