import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/fresh-database.ts';
import { connect, type Database } from '../database/database.ts';
import { createLog } from '../log/log.ts';
import { createServer } from './server.ts';

let database: FreshDatabase;
let db: Database;

beforeAll(async () => {
  database = await freshDatabase();
  db = connect(database.url);
});
afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

const makeServer = () => createServer({ log: createLog('silent'), db, limits: false, trustProxy: false });

test('while the server ends every request under way is answered, on old connections too', async () => {
  const server = await makeServer();
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  server.get('/slow', async () => {
    begun.resolve();
    await released.promise;
    return 'slow';
  });
  server.get('/quick', async () => 'quick');
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string, by?: Agent) => {
    const [reply] = (await once(get(`${address}${path}`, { ...(by && { agent: by }) }), 'response')) as [
      IncomingMessage,
    ];
    reply.resume();
    await once(reply, 'end');
    return { status: reply.statusCode, connection: reply.headers.connection };
  };

  expect(await ask('/quick', agent)).toEqual({ status: 200, connection: 'keep-alive' });
  const slow = ask('/slow');
  await begun.promise;
  const closed = server.close();
  await vi.waitFor(async () => expect(await ask('/quick', agent)).toEqual({ status: 200, connection: 'close' }));
  released.resolve();
  expect((await slow).status).toBe(200);
  await closed;
  agent.destroy();
});

test('a server that ends is not ready any more, while it lets visitors in until they are sent elsewhere', async () => {
  const server = await createServer({ log: createLog('silent'), db, limits: false, trustProxy: false, drainMs: 3_000 });
  server.get('/quick', async () => 'quick');
  server.route({ method: 'GET', url: '/api/ready', handler: async () => 'ready' });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const statusOf = async (path: string) => (await fetch(`${address}${path}`)).status;
  expect([await statusOf('/api/ready'), await statusOf('/quick')]).toEqual([200, 200]);
  const closed = server.drain().then(() => server.close());
  expect([await statusOf('/api/ready'), await statusOf('/quick')]).toEqual([503, 200]);
  await closed;
  await expect(fetch(`${address}/quick`)).rejects.toThrow();
});

test('an address that cannot be read is refused with the headers of every answer', async () => {
  const server = await makeServer();
  const reply = await server.inject('/%');
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ success: false, error: 'request.malformed' });
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-request-id': expect.any(String),
  });
  await server.close();
});
