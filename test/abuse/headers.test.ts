import { once } from 'node:events';
import { connect as openSocket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '#platform/http/server.ts';
import { createLog } from '#platform/log/log.ts';
import { encodePicture } from '#platform/pictures/encode-picture.ts';
import { smallBusiness } from '../builders/booking.ts';
import { jpeg, pictureRow } from '../builders/pictures.ts';
import { signedIn } from '../builders/signed-in.ts';
import { freshApp, type TestApp } from '../fresh-app.ts';

let app: TestApp;
let server: FastifyInstance;
let staff: Record<string, string>;
let picture: string;
let origin: string;

beforeAll(async () => {
  app = await freshApp({ limits: true });
  await smallBusiness(app);
  staff = await signedIn(app, 'STAFF');
  const encoded = await encodePicture(await jpeg(700, 500));
  if ('problem' in encoded) throw new Error(encoded.problem);
  picture = await pictureRow(app, encoded.encoded);
  server = await createServer({
    log: createLog('silent'),
    db: app.db,
    limits: true,
    trustProxy: false,
    longestStallMs: Infinity,
    publicUrl: 'https://rent.example',
  });
  server.get('/defect', () => {
    throw new Error('Failed query: select secret from setting');
  });
  server.get('/elsewhere', (_, reply) => reply.redirect('/', 303));
  server.post('/form', { bodyLimit: 10 }, () => 'taken');
  server.get('/few', { config: { rateLimit: { max: 1, timeWindow: 60_000 } } }, () => 'few');
  server.get('/known', (_, reply) => reply.code(304).send());
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await app.close();
});

/** The security headers of every response. */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
};
const loadsNothing = /^default-src 'none'/;

type Injected = Readonly<{
  url: string;
  method?: 'GET' | 'POST' | 'HEAD' | 'OPTIONS';
  headers?: Record<string, string>;
  payload?: string;
}>;

const json = { 'content-type': 'application/json' };

test.each<[what: string, status: number, requestOf: () => Injected]>([
  ['an answer', 200, () => ({ url: '/api/vehicles' })],
  ['the head of an answer', 200, () => ({ url: '/api/vehicles', method: 'HEAD' })],
  ['nobody signed in', 401, () => ({ url: '/api/auth/me' })],
  ['somebody else', 403, () => ({ url: '/api/users', headers: staff })],
  [
    'a form of another site',
    403,
    () => ({ url: '/api/contact', method: 'POST', headers: { origin: 'https://evil.example' } }),
  ],
  ['nothing there', 404, () => ({ url: '/api/nothing' })],
  ['a wrong form', 422, () => ({ url: '/api/bookings', method: 'POST', headers: json, payload: '{}' })],
  ['broken JSON', 400, () => ({ url: '/api/bookings', method: 'POST', headers: json, payload: '{' })],
  [
    'an unknown type',
    415,
    () => ({ url: '/api/bookings', method: 'POST', headers: { 'content-type': 'text/x' }, payload: 'x' }),
  ],
  [
    'too large a form',
    413,
    () => ({ url: '/api/bookings', method: 'POST', headers: json, payload: `"${'x'.repeat(300_000)}"` }),
  ],
  ['an address that cannot be read', 400, () => ({ url: '/%' })],
  ['a method nobody takes', 404, () => ({ url: '/api/vehicles', method: 'OPTIONS' })],
  ['an echo of the request', 404, () => ({ url: '/api/vehicles', method: 'TRACE' })],
  ['a list as a file', 200, () => ({ url: '/api/admin/vehicles/export', headers: staff })],
  ['a photograph', 200, () => ({ url: `${picture}/640.webp` })],
  ['no photograph', 404, () => ({ url: '/pictures/x/640.webp' })],
  ['the document of the API', 200, () => ({ url: '/api/openapi.json' })],
])('%s (%i) says what a browser may do with it', async (_what, status, requestOf) => {
  const reply = await app.server.inject(requestOf());
  expect([reply.statusCode, reply.headers]).toMatchObject([status, always]);
  expect(reply.headers['content-security-policy']).toMatch(loadsNothing);
  expect(reply.headers).not.toHaveProperty('x-powered-by');
  expect(reply.headers).not.toHaveProperty('server');
  // A site without TLS must not send HSTS, which would block plain HTTP.
  expect(reply.headers).not.toHaveProperty('strict-transport-security');
});

test.each<[what: string, status: number, request: Injected]>([
  ['a defect', 500, { url: '/defect' }],
  ['a redirect', 303, { url: '/elsewhere' }],
  ['nothing new', 304, { url: '/known' }],
  ['too large a form', 413, { url: '/form', method: 'POST', headers: json, payload: '"twelve bytes"' }],
  ['nothing there', 404, { url: '/nothing' }],
  ['an address that cannot be read', 400, { url: '/%' }],
])('%s (%i) behind TLS asks for TLS from now on', async (_what, status, request) => {
  const reply = await server.inject(request);
  expect([reply.statusCode, reply.headers]).toMatchObject([
    status,
    { ...always, 'strict-transport-security': 'max-age=31536000' },
  ]);
  expect(reply.body).not.toContain('select secret');
});

test('too many requests, with the time to wait', async () => {
  await server.inject('/few');
  const reply = await server.inject('/few');
  expect([reply.statusCode, reply.headers]).toMatchObject([
    429,
    { ...always, 'retry-after': expect.stringMatching(/^\d+$/) },
  ]);
  expect(reply.json().details.retryAfterSeconds).toBeLessThanOrEqual(60);
});

const sent = async (bytes: string) => {
  const socket = openSocket({ port: Number(new URL(origin).port), host: '127.0.0.1' });
  socket.write(bytes);
  let received = '';
  socket.on('data', (part) => {
    received += part.toString();
  });
  await once(socket, 'close');
  const [head = '', body = ''] = received.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)) as [string, string][]);
  return { status: Number(first.split(' ')[1]), headers, problem: JSON.parse(body) };
};

test.each([
  ['no HTTP at all', 400, 'request.malformed', 'HELO there\r\n\r\n'],
  ['a header with a NUL', 400, 'request.malformed', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n\r\n'],
  [
    'two lengths',
    400,
    'request.malformed',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
  ],
  [
    'a length and chunks',
    400,
    'request.malformed',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
  ],
  ['headers without end', 431, 'request.too-large', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
])('%s (%i) is refused as everything is, and the connection ends', async (_what, status, error, bytes) => {
  const answer = await sent(bytes);
  expect(answer).toMatchObject({ status, headers: always, problem: { success: false, error } });
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  expect(answer.problem.requestId).toBe(answer.headers['x-request-id']);
});
