import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { createLog } from '../log/log.ts';
import { createServer } from './server.ts';

let app: TestApp;
let behindProxy: FastifyInstance;

beforeAll(async () => {
  app = await freshApp();
  behindProxy = await createServer({
    log: createLog('silent'),
    db: app.db,
    limits: false,
    trustProxy: true,
    publicUrl: 'https://rent.example',
  });
  behindProxy.get('/address', async ({ ip }) => ip);
  behindProxy.get('/api/vehicle-types', (_, reply) => reply.header('cache-control', 'public, max-age=60').send('kept'));
  behindProxy.post('/written', async () => 'written');
});
afterAll(async () => {
  await behindProxy.close();
  await app.close();
});

test.each(['/api/health', '/api/vehicles', '/api/nothing', '/api/bookings/no-such', '/%61pi/health'])(
  'what %s answers is kept by nobody',
  async (url) => {
    expect((await app.server.inject({ url })).headers['cache-control']).toBe('no-store');
  },
);

test('a route may say how long its answer is good', async () => {
  expect((await behindProxy.inject('/api/vehicle-types')).headers['cache-control']).toBe('public, max-age=60');
});

const write = (headers: Record<string, string>) =>
  behindProxy.inject({ method: 'POST', url: '/written', headers: { host: 'inside:3000', ...headers } });

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ origin: 'https://inside:3000.evil.example' }],
  [{ origin: 'https://rent.example.evil.example' }],
  [{ origin: 'https://rent.example', 'sec-fetch-site': 'cross-site' }],
])('a write that says it comes from elsewhere is refused: %o', async (headers) => {
  const reply = await write(headers);
  expect([reply.statusCode, reply.json().error]).toEqual([403, 'request.cross-site']);
});

test.each([
  [{}],
  [{ origin: 'http://inside:3000' }],
  [{ origin: 'https://rent.example' }],
  [{ origin: 'https://shop.example', 'x-forwarded-host': 'shop.example' }],
  [{ origin: 'https://rent.example', 'sec-fetch-site': 'same-origin' }],
])('a write from a page of ours, or of a program, is taken: %o', async (headers) => {
  expect((await write(headers)).statusCode).toBe(200);
});

const addressWith = (forwarded: string) =>
  behindProxy.inject({ url: '/address', headers: { 'x-forwarded-for': forwarded } });

test('behind a proxy the address is what the proxy has added, not what a client has put before it', async () => {
  expect((await addressWith('198.51.100.1, 203.0.113.9')).body).toBe('203.0.113.9');
  expect((await addressWith('2001:db8::7')).body).toBe('2001:db8::7');
  expect((await behindProxy.inject({ url: '/address', remoteAddress: '192.0.2.4' })).body).toBe('192.0.2.4');
});

test.each(['nonsense', '203.0.113.9, unknown', '203.0.113.9:443'])('"%s" is no address', async (forwarded) => {
  expect((await addressWith(forwarded)).statusCode).toBe(400);
});
