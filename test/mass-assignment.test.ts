import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ContractRoute, contract } from '#contract/index.ts';
import { placesIn } from './bad-input/places.ts';
import { bookingBody, smallBusiness } from './builders/booking.ts';
import { fullCover, someAddons } from './builders/extras.ts';
import { type Person, signedInAs } from './builders/signed-in.ts';
import { validWrites } from './builders/valid-writes.ts';
import { everyRoute, freshApp, type TestApp } from './fresh-app.ts';

let app: TestApp;
let admin: Person;
let columns: string[];
let vehicleId: string;
let bodies: Partial<Record<ContractRoute, object>>;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  const business = await smallBusiness(app);
  ({ vehicleId } = business);
  const { categoryId } = business;
  const { childSeat: addonId } = await app.step(({ tx }) => someAddons(tx));
  const packageId = await app.step(({ tx }) => fullCover(tx, categoryId));
  admin = await signedInAs(app, { role: 'ADMIN' });
  const bookingId = '0197f1a0-0000-7000-8000-000000000001';
  bodies = validWrites({ vehicleId, bookingId, addonId, categoryId, packageId });
  const { rows } = await app.db.execute<{ name: string }>(sql`
    select distinct column_name as name from information_schema.columns where table_schema = 'public'`);
  columns = rows.flatMap(({ name }) => [name, camel(name)]);
});
afterAll(() => app.close());

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The values that an attacker would try to set. */
const hoped: Record<string, unknown> = {
  role: 'ADMIN',
  status: 'confirmed',
  paymentStatus: 'paid',
  userId: '0197f1a0-0000-7000-8000-00000000000f',
  paidAmount: 99_999,
  totalAmount: 1,
};
const planted = (name: string): unknown =>
  hoped[name] ?? hoped[camel(name)] ?? (/satang|amount/i.test(name) ? 1 : /^(is|has|must|email_?v)/i.test(name));

/** All property names in a body's schema, at any depth. */
const namesIn = (schema: z.ZodType): Set<string> => {
  const names = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key === 'properties') for (const name of Object.keys(value as object)) names.add(name);
      look(value);
    }
  };
  look(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return names;
};

/** A body with additional fields in each of its objects, at any depth. */
const withMore = (part: unknown, more: object): unknown => {
  if (Array.isArray(part)) return part.map((one) => withMore(one, more));
  if (typeof part !== 'object' || part === null) return part;
  return { ...more, ...Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withMore(value, more)])) };
};

/** A value for every database column that the schema does not declare. */
const extrasFor = (schema: z.ZodType) => {
  const declared = namesIn(schema);
  return Object.fromEntries(columns.filter((name) => !declared.has(name)).map((name) => [name, planted(name)]));
};

/**
 * Calls that take other names too. A webhook is only a trigger to query the provider: it is stored as received, and its
 * content is not trusted. The settings call checks the names of its fields itself.
 */
const takenWhole: ContractRoute[] = ['POST /payments/webhook', 'PUT /admin/settings'];

const shapeOf = (route: ContractRoute): z.ZodType => {
  const { body }: Endpoint = contract[route];
  if (!body) throw new Error(`${route} takes no body`);
  return body;
};

const writes = everyRoute.filter(([route, { body }]) => body && !takenWhole.includes(route));

/** The paths of all names that a schema does not declare. */
const refusedIn = (schema: z.ZodType, body: unknown) =>
  (schema.safeParse(body).error?.issues ?? []).flatMap(({ path, ...issue }) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((name) => [...path, name].join('.')) : [],
  );

test.each(writes)('%s refuses by name what its declaration does not name', (route, { body: schema }) => {
  const valid = bodies[route];
  if (!schema || !valid) throw new Error(`${route} has no valid body here`);
  const extras = extrasFor(schema);
  expect(Object.keys(extras).length).toBeGreaterThan(200);
  const sent = placesIn({ body: withMore(valid, extras) }).map((place) => place.slice('body.'.length));
  const added = sent.filter((place) => Object.hasOwn(extras, place.split('.').at(-1) ?? ''));
  expect(refusedIn(schema, withMore(valid, extras)).sort()).toEqual(added.sort());
});

const rowsOf = async (table: string, id: string) => {
  const { rows } = await app.db.execute<Record<string, unknown>>(
    sql`select * from ${sql.identifier(table)} where id = ${id}`,
  );
  return rows[0] ?? {};
};

const countOf = async (table: string) =>
  Number((await app.db.execute(sql`select count(*) from ${sql.identifier(table)}`)).rows[0]?.count);

test.each([
  ['POST /auth/register', 'app_user'],
  ['POST /users', 'app_user'],
  ['POST /bookings', 'booking'],
] as const)('whoever sends every column with %s is refused, and nothing is made', async (route, table) => {
  const before = await countOf(table);
  const body = withMore(bodies[route], extrasFor(shapeOf(route))) as never;
  const { status, problem } = await app.call(route, { headers: admin.headers, body });
  expect([status, problem.fields?.paid_satang?.code]).toEqual([422, 'field.unknown']);
  expect(await countOf(table)).toBe(before);
});

test('a role, a state and an e-mail sent with a profile are refused by name, and nothing changes', async () => {
  const { id, headers } = await signedInAs(app, { emailVerified: false });
  const before = await rowsOf('app_user', id);
  const body = { firstName: 'Sly', role: 'ADMIN', emailVerified: true, email: 'other@example.com', isActive: true };
  const { problem } = await app.call('PUT /auth/profile', { headers, body: body as never });
  expect(Object.entries(problem.fields ?? {}).map(([name, { code }]) => [name, code])).toEqual([
    ['role', 'field.read-only'],
    ['emailVerified', 'field.read-only'],
    ['email', 'field.read-only'],
  ]);
  expect(await rowsOf('app_user', id)).toEqual(before);
});

test('a booking is neither made nor changed as confirmed or paid', async () => {
  const body = { ...bookingBody(vehicleId), status: 'confirmed' } as never;
  expect((await app.call('POST /bookings', { body })).problem.messages).toEqual({ status: 'Choose pending' });
  const { data } = (await app.call('POST /bookings', { body: bookingBody(vehicleId) })).body;
  expect(await rowsOf('booking', data.bookingId)).toMatchObject({ status: 'pending', paid_satang: '0' });
  const change = { status: 'confirmed', paidAmount: 5350, returnDate: '2026-12-11T10:00' } as never;
  const reply = await app.call('POST /bookings/:id/modify', {
    params: { id: data.bookingId },
    headers: { 'x-booking-token': data.accessToken },
    body: change,
  });
  expect(Object.keys(reply.problem.fields ?? {})).toEqual(['status', 'paidAmount']);
});
