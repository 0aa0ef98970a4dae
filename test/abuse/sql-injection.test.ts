import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ContractRoute } from '#contract/index.ts';
import { bookingBody, smallBusiness } from '../builders/booking.ts';
import { someAddons } from '../builders/extras.ts';
import { signedIn } from '../builders/signed-in.ts';
import { sqlInjections } from '../builders/sql-injections.ts';
import { statementsDuring } from '../builders/statements.ts';
import { everyRoute, freshApp, type TestApp } from '../fresh-app.ts';

let app: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  app = await freshApp();
  const { vehicleId } = await smallBusiness(app);
  await app.step(({ tx }) => someAddons(tx));
  await app.call('POST /bookings', { body: bookingBody(vehicleId) });
  headers = await signedIn(app, 'ADMIN');
});
afterAll(() => app.close());

/** The row counts of all tables that these calls must not write to. */
const counted = async () => {
  const { rows } = await app.db.execute(sql`
    select table_name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', table_name), false, true, '')))[1]::text as rows
    from information_schema.tables
    where table_schema = 'public' and table_name not in ('audit_entry', 'request_count') order by table_name`);
  return rows;
};

const textsOf = ({ query }: Endpoint): string[] => {
  if (!query) return [];
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as { properties?: object };
  return Object.keys(properties);
};

const asking = everyRoute
  .filter(([route, endpoint]) => route.startsWith('GET ') && textsOf(endpoint).length > 0)
  .map(([route, endpoint]) => [route, textsOf(endpoint)] as const);

const ask = async (route: ContractRoute, query: Record<string, string>, id: string) => {
  const path = route.replace('GET ', '/api').replaceAll(/:\w+/g, encodeURIComponent(id));
  const { statusCode, body } = await app.server.inject({ url: path, query, headers });
  return { statusCode, body };
};

test('there are forty of them, and calls that take a text in their address', () => {
  expect(sqlInjections.length).toBeGreaterThanOrEqual(40);
  expect(asking.length).toBeGreaterThan(30);
});

/** The payloads that are not part of any statement of the product. */
const telling = ['pg_sleep', ...sqlInjections.filter((payload) => payload.length > 8)];

test.each(asking)('%s takes every one as a text in each of its parameters', async (route, names) => {
  const before = await counted();
  const statements = await statementsDuring(async () => {
    for (const [index, payload] of sqlInjections.entries()) {
      // In one parameter at a time, because a parameter that refuses the payload would hide the others.
      const { statusCode, body } = await ask(route, { [names[index % names.length] ?? '']: payload }, payload);
      expect([payload, statusCode < 500]).toEqual([payload, true]);
      expect(body).not.toMatch(/syntax error|PostgreSQL|\$argon2/);
    }
  });
  // The payloads reached the database only as values.
  expect(statements.filter((statement) => telling.some((payload) => statement.includes(payload)))).toEqual([]);
  expect(await counted()).toEqual(before);
});

const searching = everyRoute
  .filter(
    ([route, endpoint]) => route.startsWith('GET ') && !route.includes(':') && textsOf(endpoint).includes('search'),
  )
  .filter(([, endpoint]) => z.toJSONSchema(endpoint.reply, { unrepresentable: 'any' }).properties?.total)
  .map(([route]) => route);

test.each(searching)('%s finds nothing by any of them, and what there is by an empty one', async (route) => {
  for (const search of sqlInjections.filter((payload) => !/^['"%_]{1,2};?$/.test(payload))) {
    const { statusCode, body } = await ask(route, { search }, 'x');
    expect([search, statusCode, statusCode === 200 && JSON.parse(body).total]).toEqual([search, 200, 0]);
  }
  expect((await ask(route, {}, 'x')).statusCode).toBe(200);
});

test.each(sqlInjections)('whoever calls themselves %j is called so', async (name) => {
  const email = `x${sqlInjections.indexOf(name)}@example.com`;
  const body = { firstName: name, lastName: name, email, phone: '+66 81 555 0100' };
  const made = await app.call('POST /admin/customers', { headers, body });
  expect([made.status, made.body.data.firstName]).toEqual([200, name.trim()]);
});

// Only a few, because password hashing is slow by design.
test.each(sqlInjections.slice(4, 14))('nobody signs in as %j', async (name) => {
  const { status, problem } = await app.call('POST /auth/login', { body: { email: name, password: name } });
  expect([status, problem.error]).toEqual([401, 'auth.failed']);
});
