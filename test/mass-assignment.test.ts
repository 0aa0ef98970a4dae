import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ContractRoute, contract } from '#contract/index.ts';
import { addVehicles } from '#modules/fleet/index.ts';
import { bookingBody, bookingBodyOfAnother, smallBusiness } from './builders/booking.ts';
import { fullCover, someAddons } from './builders/extras.ts';
import { vehicle } from './builders/fleet.ts';
import { type Person, password, signedInAs } from './builders/signed-in.ts';
import { validWrites } from './builders/valid-writes.ts';
import { everyRoute, freshApp, type TestApp } from './fresh-app.ts';

let app: TestApp;
let admin: Person;
let columns: string[];
let vehicleId: string;
let another: string;
let bodies: Partial<Record<ContractRoute, object>>;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  const business = await smallBusiness(app);
  ({ vehicleId } = business);
  const { categoryId } = business;
  [another = ''] = await app.step(({ tx }) => addVehicles(tx, [vehicle({ categoryId, licensePlate: '3กก 3000' })]));
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
 * Calls that do not drop unknown fields. A webhook is only a trigger to query the provider: it is stored as received,
 * and its content is not trusted. The settings call refuses unknown fields.
 */
const takenWhole: ContractRoute[] = ['POST /payments/webhook', 'PUT /admin/settings'];

const shapeOf = (route: ContractRoute): z.ZodType => {
  const { body }: Endpoint = contract[route];
  if (!body) throw new Error(`${route} takes no body`);
  return body;
};

const writes = everyRoute.filter(([route, { body }]) => body && !takenWhole.includes(route));

test.each(writes)('%s takes nothing that its declaration does not name', (route, { body: schema }) => {
  const valid = bodies[route];
  if (!schema || !valid) throw new Error(`${route} has no valid body here`);
  const extras = extrasFor(schema);
  expect(Object.keys(extras).length).toBeGreaterThan(200);
  expect(schema.parse(withMore(valid, extras))).toEqual(schema.parse(valid));
});

const rowsOf = async (table: string, id: string) => {
  const { rows } = await app.db.execute<Record<string, unknown>>(
    sql`select * from ${sql.identifier(table)} where id = ${id}`,
  );
  return rows[0] ?? {};
};

/** A row without the columns that differ in every row. */
const alike = (row: Record<string, unknown>, but: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !but.includes(name)));

const idOf = async (email: string) => {
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from app_user where email = ${email}`);
  return rows[0]?.id ?? '';
};

const ofPerson = ['id', 'email', 'password_hash'];

test('whoever sends every column at registration gets the account that everybody gets', async () => {
  const body = (email: string) => ({ ...(bodies['POST /auth/register'] as object), email }) as never;
  const route = 'POST /auth/register';
  await app.call(route, { body: body('plain@example.com') });
  const more = extrasFor(shapeOf(route));
  expect((await app.call(route, { body: withMore(body('sly@example.com'), more) as never })).status).toBe(200);
  const [plain, sly] = [
    await rowsOf('app_user', await idOf('plain@example.com')),
    await rowsOf('app_user', await idOf('sly@example.com')),
  ];
  expect(alike(sly, ofPerson)).toEqual(alike(plain, ofPerson));
  expect(sly).toMatchObject({ role: 'CUSTOMER', is_active: true, email_verified: false });
});

test('whoever sends every column with their profile changes their name alone', async () => {
  const { id, headers } = await signedInAs(app, { emailVerified: false });
  const before = await rowsOf('app_user', id);
  const schema = shapeOf('PUT /auth/profile');
  const body = withMore({ firstName: 'Sly' }, { ...extrasFor(schema), email: 'other@example.com' });
  expect((await app.call('PUT /auth/profile', { headers, body: body as never })).status).toBe(200);
  expect(await rowsOf('app_user', id)).toEqual({ ...before, first_name: 'Sly' });
});

test('an admin who sends every column with a colleague makes the usual account, and changes their name alone', async () => {
  const schema = shapeOf('POST /users');
  const more = { ...extrasFor(schema), isActive: false, emailVerified: true, mustChangePassword: false };
  const make = async (email: string, extra: object) => {
    const body = { firstName: 'Lek', lastName: 'Counter', role: 'STAFF', email, password, ...extra } as never;
    return (await app.call('POST /users', { headers: admin.headers, body })).body.data.id;
  };
  const [plain, sly] = [await make('lek1@example.com', {}), await make('lek2@example.com', more)];
  expect(alike(await rowsOf('app_user', sly), ofPerson)).toEqual(alike(await rowsOf('app_user', plain), ofPerson));

  const before = await rowsOf('app_user', sly);
  const change = { ...extrasFor(shapeOf('PUT /users/:id')), firstName: 'Sly' };
  await app.call('PUT /users/:id', { params: { id: sly }, headers: admin.headers, body: change as never });
  expect(await rowsOf('app_user', sly)).toEqual({ ...before, first_name: 'Sly' });
});

test('a booking cannot be sent as confirmed; whoever sends every column with one has it pending, unpaid, at its price and nobody’s', async () => {
  const schema = shapeOf('POST /bookings');
  const more = { ...extrasFor(schema), paidAmount: 5350, paymentStatus: 'paid', userId: admin.id };
  const confirmed = { ...bookingBody(vehicleId), status: 'confirmed' } as never;
  expect((await app.call('POST /bookings', { body: confirmed })).status).toBe(422);
  const plain = (await app.call('POST /bookings', { body: bookingBody(vehicleId) })).body.data;
  const sly = (await app.call('POST /bookings', { body: withMore(bookingBodyOfAnother(another, 2), more) as never }))
    .body.data;
  const own = ['id', 'reference', 'vehicle_id', 'customer_id', 'email'];
  const [first, second] = [await rowsOf('booking', plain.bookingId), await rowsOf('booking', sly.bookingId)];
  expect(alike(second, own)).toEqual(alike(first, own));
  expect(second).toMatchObject({ status: 'pending', paid_satang: '0', total_satang: '535000' });
  expect(await rowsOf('customer', String(second.customer_id))).toMatchObject({ user_id: null });

  const headers = { 'x-booking-token': sly.accessToken };
  const changed = shapeOf('POST /bookings/:id/modify');
  const body = { ...extrasFor(changed), status: 'confirmed', paidAmount: 5350, returnDate: '2026-12-11T10:00' };
  const trial = { ...body, totalAmount: 6420 } as never;
  const reply = await app.call('POST /bookings/:id/modify', { params: { id: sly.bookingId }, headers, body: trial });
  expect(reply.body.data.booking).toMatchObject({ status: 'pending', paidAmount: 0, totalAmount: 6420 });
});
