import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signedInAs } from './builders/signed-in.ts';
import { everyRoute, freshApp, type TestApp } from './fresh-app.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await freshApp();
  person = await signedInAs(app);
});
afterAll(() => app.close());

const writes = everyRoute.map(([route]) => route).filter((route) => !route.startsWith('GET '));

const foreign = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.saphan.example' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3000.evil.example' },
];

test.each(writes)('a page of another site cannot %s with a visitor’s cookie', async (route) => {
  const [method, path] = route.split(' ') as ['POST', string];
  for (const headers of foreign) {
    const reply = await app.server.inject({
      method,
      url: `/api${path.replaceAll(/:\w+/g, '0199a0f0-0000-7000-8000-000000000001')}`,
      headers: { ...headers, cookie: `session=${person.token}`, 'content-type': 'application/json' },
      ...(method === 'POST' && { payload: '{}' }),
    });
    expect([headers, reply.statusCode, reply.json().error]).toEqual([headers, 403, 'request.cross-site']);
  }
});

test('there are writes to try, and the session is still there after all of them', async () => {
  expect(writes.length).toBeGreaterThan(40);
  const { rows } = await app.db.execute(sql`select from session where user_id = ${person.id}`);
  expect(rows).toHaveLength(1);
});

test('a form of another site, which sends no JSON, is refused before it is read', async () => {
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { origin: 'https://evil.example', 'content-type': 'text/plain' },
    payload: '{"email":"a@example.com","password":"x"}',
  });
  expect(reply.statusCode).toBe(403);
});
