import { once } from 'node:events';
import { connect as openSocket, type Socket } from 'node:net';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createServer } from '#platform/http/server.ts';
import { createLog } from '#platform/log/log.ts';
import { freshApp, type TestApp } from '../fresh-app.ts';

let app: TestApp;
let server: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = await freshApp();
  const unhurried = { limits: false, trustProxy: false, longestStallMs: Infinity };
  server = await createServer({ log: createLog('silent'), db: app.db, ...unhurried });
  server.post('/form', () => 'taken');
  server.get('/quick', () => 'quick');
  server.get('/large', () => 'x'.repeat(30_000_000));
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await server.close();
  await app.close();
});

test('a client has ten seconds for its headers, twenty for a request, and is looked after every two', () => {
  const { headersTimeout, requestTimeout } = server.server;
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 10_000, requestTimeout: 20_000 });
});

const open = () => openSocket({ port, host: '127.0.0.1' });
const connected = () => promisify(server.server.getConnections.bind(server.server))();

/** Sends a byte at intervals until the connection is closed. Returns the response received. */
const dribbled = async (socket: Socket, beginning: string, more: string) => {
  let received = '';
  socket.on('data', (part) => {
    received += part.toString();
  });
  socket.on('error', () => undefined);
  socket.write(beginning);
  const dribbling = setInterval(() => socket.writable && socket.write(more), 100);
  await once(socket, 'close');
  clearInterval(dribbling);
  return received;
};

const slow = [
  ['headers, a letter at a time', 'GET /quick HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n'],
  [
    'a body, a letter at a time',
    'POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n"',
    'x',
  ],
  [
    'a body in chunks, a letter at a time',
    'POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    '1\r\nx\r\n',
  ],
] as const;

test('whoever sends for ever is told that it took too long and cut off; meanwhile others are answered at once', async () => {
  const crowd = slow.flatMap(([what, beginning, more]) =>
    Array.from({ length: 100 }, async () => ({ what, reply: await dribbled(open(), beginning, more) })),
  );
  await vi.waitFor(async () => expect(await connected()).toBe(300), 20_000);
  expect(await (await fetch(`http://127.0.0.1:${port}/quick`)).text()).toBe('quick');
  // The same limits, but shorter, to keep the test short.
  Object.assign(server.server, { headersTimeout: 1_000, requestTimeout: 1_500 });
  const ended = await Promise.all(crowd);
  expect(ended).toHaveLength(300);
  for (const { what, reply } of ended) {
    expect([what, reply.split('\r\n')[0]]).toEqual([what, 'HTTP/1.1 408 Request Timeout']);
    expect(reply).toContain('"error":"request.too-slow"');
  }
  Object.assign(server.server, { headersTimeout: 10_000, requestTimeout: 20_000 });
});

test('whoever does not read what they asked for holds up nobody else', async () => {
  const readers = Array.from({ length: 20 }, () => {
    const socket = open().on('error', () => undefined);
    socket.pause();
    socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    return socket;
  });
  await vi.waitFor(async () => expect(await connected()).toBeGreaterThanOrEqual(readers.length), 20_000);
  const others = await Promise.all(
    Array.from({ length: 50 }, async () => (await fetch(`http://127.0.0.1:${port}/quick`)).status),
  );
  expect(new Set(others)).toEqual(new Set([200]));
  // The server did not wait for the clients that do not read.
  expect(readers.map(({ readableEnded, destroyed }) => readableEnded || destroyed)).toEqual(readers.map(() => false));
  for (const socket of readers) socket.destroy();
});

test('whoever takes nothing at all is let go after two minutes', async () => {
  expect(server.server.timeout).toBe(120_000);
  // The same limit, but shorter; it does not apply to connections opened before.
  server.server.timeout = 500;
  const accepting = once(server.server, 'connection');
  const socket = open().on('error', () => undefined);
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  const [accepted] = (await accepting) as [Socket];
  const order: string[] = [];
  accepted.once('timeout', () => order.push('nothing was taken'));
  await once(accepted, 'close');
  expect(order).toEqual(['nothing was taken']);
  socket.destroy();
});
