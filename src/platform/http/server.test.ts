import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect as openSocket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApplicationOn, freshApp, type TestApp } from '#test/fresh-app.ts';
import { transact } from '../database/database.ts';
import { createLog } from '../log/log.ts';
import { createServer } from './server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await freshApp({ limits: true });
});
afterAll(() => app.close());

const listening = async (): Promise<string> => {
  const { server } = app.server;
  if (!server.listening) return app.server.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test('every answer names its request and says what a browser may do with it', async () => {
  for (const url of ['/api/health', '/api/nothing', '/api/vehicles?page=x']) {
    const { headers } = await app.server.inject({ url });
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
  }
});

test('the process is ready when the database, the jobs and the payments answer', async () => {
  const { status, body } = await app.call('GET /ready');
  expect({ status, data: body.data }).toEqual({ status: 200, data: { database: 'ok', jobs: 'ok', payments: 'off' } });
});

test('the document of the API names every route of the contract with its refusals’ form', async () => {
  const document = (await app.server.inject({ url: '/api/openapi.json' })).json();
  expect(document.openapi).toMatch(/^3\./);
  expect(document.paths['/api/bookings'].post.summary).toContain('pending booking');
  expect(Object.keys(document.paths).length).toBeGreaterThan(20);
  const { description, security } = document.paths['/api/users'].post;
  expect([description, security]).toEqual([
    'For admins. Needs a fresh proof: 403 `auth.proof-needed`, see `POST /auth/proof`.',
    [{ bearer: [] }, { session: [] }],
  ]);
});

test('the document names calls alone, and every type that a file may have', async () => {
  const { paths } = (await app.server.inject({ url: '/api/openapi.json' })).json();
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  const { content } = paths['/api/admin/customers/{id}/documents/{documentId}'].get.responses['200'];
  expect(Object.keys(content)).toEqual(['image/webp', 'application/pdf']);
});

test.each(['/api/docs?lang=en', '/api/docs/?lang=en'])(
  'the readable document asked for as %s is found at its own address',
  async (url) => {
    const { statusCode, headers } = await app.server.inject({ url });
    expect([statusCode, headers.location]).toEqual([302, '/api/docs']);
    expect((await app.server.inject({ url: '/api/docs' })).statusCode).toBe(200);
  },
);

test.each(['PROPFIND', 'LOCK', 'MKCOL'])(
  'a method of file shares such as %s is refused as everything is',
  async (method) => {
    const { port } = new URL(await listening());
    const sent = request({ port, method, path: '/api/users' }).end();
    const [answer] = await once(sent, 'response');
    const body = JSON.parse(Buffer.concat(await answer.toArray()).toString());
    expect([answer.statusCode, body]).toEqual([
      404,
      {
        success: false,
        error: 'route.not-found',
        message: `There is no ${method} /api/users.`,
        requestId: answer.headers['x-request-id'],
      },
    ]);
  },
);

test('too many requests of a route with a limit are refused with the time to wait, counted in all processes together', async () => {
  const neighbour = await createApplicationOn(app);
  const ask = (server: FastifyInstance, remoteAddress: string) =>
    server.inject({ method: 'POST', url: '/api/bookings', payload: {}, remoteAddress });
  const statuses = new Set<number>();
  for (let request = 0; request < 120; request += 1) {
    statuses.add((await ask(app.server, '203.0.113.7')).statusCode);
    statuses.add((await ask(neighbour, '203.0.113.7')).statusCode);
  }
  expect([...statuses]).toEqual([422]);
  const refused = await ask(neighbour, '203.0.113.7');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    error: 'request.too-many',
    message: 'Rate limit exceeded. Please wait a moment.',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(neighbour, '203.0.113.8')).statusCode).toBe(422);
  await neighbour.close();
});

test('the usual limit is counted in a process at once, and within seconds in all of them together', async () => {
  const neighbour = await createApplicationOn(app);
  const ask = (server: FastifyInstance, remoteAddress = '203.0.113.9') =>
    server.inject({ url: '/api/health', remoteAddress });
  const statuses = new Set<number>();
  for (let request = 0; request < 1200; request += 1) statuses.add((await ask(app.server)).statusCode);
  expect([...statuses]).toEqual([200]);
  const refused = await ask(app.server);
  expect([refused.statusCode, refused.json().error]).toEqual([429, 'request.too-many']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await vi.waitFor(async () => expect((await ask(neighbour)).statusCode).toBe(429), { timeout: 8_000, interval: 200 });
  expect((await ask(neighbour, '203.0.113.10')).statusCode).toBe(200);
  await neighbour.close();
});

test('while the database is slow, a request is counted once all the same', async () => {
  const remoteAddress = '203.0.113.11';
  await transact(app.db, async (tx) => {
    await tx.execute(sql`lock table request_count in exclusive mode`);
    for (let request = 0; request < 3; request += 1) await app.server.inject({ url: '/api/health', remoteAddress });
    await pause(3_500);
  });
  const counted = async () =>
    (await app.db.execute(sql`select count from request_count where key = ${remoteAddress}`)).rows;
  await vi.waitFor(async () => expect(await counted()).not.toEqual([]), { timeout: 5_000, interval: 100 });
  await pause(500);
  expect(await counted()).toEqual([{ count: 3 }]);
});

test.each(['application/json', 'application/json; charset=utf-8'])(
  'a call without a payload may enqueue %s and send nothing; one that needs a body says what is wrong',
  async (type) => {
    const send = (url: string, payload: string) =>
      app.server.inject({ method: 'POST', url: `/api${url}`, headers: { 'content-type': type }, payload });
    expect((await send('/auth/logout', '')).json()).toEqual({ success: true, data: null });
    expect((await send('/auth/logout', '{}')).statusCode).toBe(200);
    const refused = await send('/auth/password-reset', '');
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      expect.objectContaining({
        error: 'form.invalid',
        fields: { request: expect.objectContaining({ code: 'field.json' }) },
      }),
    ]);
    for (const broken of ['{', ' ', '{"__proto__": {}}'])
      expect((await send('/auth/logout', broken)).json()).toMatchObject({ error: 'request.malformed' });
  },
);

test('pictures and scripts do not use up a visitor’s requests', async () => {
  const server = await createApplicationOn(app);
  server.get('/*', () => 'a page');
  const answer = await server.inject({ url: '/drawings/suv.svg' });
  expect(answer.headers['x-ratelimit-remaining']).toBeUndefined();
  const disguised = await server.inject({ url: '/pictures/a/../../vehicles' });
  expect(disguised.headers['x-ratelimit-remaining']).toBeDefined();
  expect((await server.inject({ url: '/api/health' })).headers['x-ratelimit-remaining']).toBeDefined();
  await server.close();
});

test('a client that never finishes its request is cut off', async () => {
  // Twenty seconds in the product; the check itself comes every two.
  expect(app.server.server.requestTimeout).toBe(20_000);
  Object.assign(app.server.server, { requestTimeout: 1_000, headersTimeout: 500 });
  const { port } = new URL(await listening());
  const socket = openSocket({ port: Number(port), host: '127.0.0.1' });
  const head =
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100';
  socket.write(`${head}\r\n\r\n{`);
  const received = (await socket.toArray()).join('');
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
});

test('a process that cannot keep up refuses at once, says when to come again, and recovers', async () => {
  const server = await createServer({
    log: createLog('silent'),
    db: app.db,
    limits: false,
    trustProxy: false,
    longestStallMs: 20,
  });
  server.get('/page', () => 'a page');
  const ask = () => server.inject({ url: '/page' });
  expect((await ask()).statusCode).toBe(200);
  standStill(1_500);
  const refused = await vi.waitFor(
    async () => {
      const answer = await ask();
      expect(answer.statusCode).toBe(503);
      return answer;
    },
    { timeout: 5_000 },
  );
  expect([refused.json().error, Number(refused.headers['retry-after'])]).toEqual(['server.busy', 5]);
  expect(refused.headers).toMatchObject({
    'x-request-id': refused.json().requestId,
    'x-frame-options': 'DENY',
    'permissions-policy': expect.any(String),
  });
  await vi.waitFor(async () => expect((await ask()).statusCode).toBe(200), { timeout: 10_000, interval: 250 });
  await server.close();
});

const standStill = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};
