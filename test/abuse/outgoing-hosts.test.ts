import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createOmiseClient } from '#modules/payments/index.ts';
import { readEnv } from '#platform/env.ts';
import { filesOf } from '#platform/files.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail.ts';
import { createSmsGateway } from '#platform/sms.ts';
import { startMailServer } from '../builders/notices.ts';
import { watchConnections } from '../builders/opened-connections.ts';
import { paymentsAt } from '../builders/payments.ts';
import { signedInAs } from '../builders/signed-in.ts';
import { startSmsGateway } from '../builders/sms-gateway.ts';
import { freshApp, type TestApp } from '../fresh-app.ts';
import { type StartedBucket, startBucket } from '../start-bucket.ts';
import { sandboxKeys } from '../start-sandbox.ts';

const secrets = ['canary-of-the-mail-7hK2', 'canary-of-the-gateway-7hK2', 'S3RVER', sandboxKeys.secretKey];
const lines: string[] = [];
let app: TestApp;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let gateway: Awaited<ReturnType<typeof startSmsGateway>>;
let bucket: StartedBucket;
let provider: Server;
let connections: ReturnType<typeof watchConnections>;

beforeAll(async () => {
  connections = watchConnections();
  mail = await startMailServer({ user: 'saphan', password: secrets[0] ?? '' });
  gateway = await startSmsGateway();
  bucket = await startBucket();
  provider = createServer((_, reply) => void reply.end('{}')).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  app = await freshApp({
    log: createLog('trace', { write: (line) => lines.push(line) }),
    privateHosts: [{ name: '127.0.0.1', port: mail.port }],
    payments: paymentsAt(addressOf(provider)),
    files: await filesOf(readEnv({ FILES_URL: bucket.url })),
  });
});
beforeEach(() => void connections.opened.splice(0));
afterAll(async () => {
  connections.stop();
  await app.close();
  await Promise.all([mail.close(), gateway.close(), bucket.stop()]);
  provider.close();
});

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const others = () => connections.opened.filter(({ port }) => port !== Number(new URL(app.databaseUrl).port));
const destinations = () => [...new Set(others().map(({ destination }) => destination))].sort();
const letter = () => {
  const boss = { name: '', address: 'boss@example.com' };
  return { messageId: `<${randomUUID()}@example.com>`, from: boss, to: boss, subject: 'x', html: 'x', text: 'x' };
};

test('every connection that is opened stands in the list of outgoing hosts, and is logged without its secrets', async () => {
  const { headers, email } = await signedInAs(app, { role: 'ADMIN' });
  const server = { smtpHost: '127.0.0.1', smtpPort: mail.port, smtpUser: 'saphan', smtpPassword: secrets[0] };
  await app.call('PUT /admin/settings', { headers, body: { email: server } as never });
  const tried = await app.call('POST /admin/settings/test-mail', { headers, body: { to: 'boss@example.com' } });
  expect(tried.status).toBe(200);
  await app.runJob('mail-password-reset', { email, occasion: randomUUID() });
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from mail`);
  await app.runJob('send-mail', { mailId: rows[0]?.id });
  await createMailer(`smtp://saphan:${secrets[0]}@127.0.0.1:${mail.port}`).send(letter());

  const url = gateway.url.replace('http://', `http://saphan:${secrets[1]}@`);
  await createSmsGateway(url)?.send({ id: '1', to: '+66815550199', text: 'x' });
  await app.files.put('a.txt', 'x');
  await app.server.inject('/api/ready');
  expect(destinations()).toEqual(['files', 'mail', 'provider', 'sms']);
  const written = lines.join('\n');
  for (const secret of secrets)
    for (const form of [secret, ...[`saphan:${secret}`, `${secret}:`].map((text) => btoa(text).slice(0, -4))])
      expect(written).not.toContain(form);
});

test('a connection that nobody announced is seen', async () => {
  const other = await startSmsGateway();
  onTestFinished(async () => void (await other.close()));
  await fetch(other.url, { method: 'POST', body: '{}' });
  expect(destinations()).toEqual([null]);
});

test.each(['http', 'https'])('no picture of the provider is fetched over %s from inside', async (protocol) => {
  const inside = createServer((_, reply) => void reply.end()).listen(0, '127.0.0.1');
  const redirecting = createServer((_, reply) => {
    const { port } = inside.address() as AddressInfo;
    reply.writeHead(302, { location: `${protocol}://127.0.0.1:${port}/x.png` }).end();
  }).listen(0, '127.0.0.1');
  await Promise.all([once(inside, 'listening'), once(redirecting, 'listening')]);
  onTestFinished(() => [inside, redirecting].forEach((server) => void server.close()));
  const apiUrl = addressOf(redirecting);
  const keys = { publicKey: 'pkey_test_1', secretKey: 'skey_test_1' };
  const omise = createOmiseClient({ apiUrl, vaultUrl: apiUrl, ...keys, timeoutMs: 5_000 });
  expect(await omise.picture('https://api.omise.co/code.png')).toBeNull();
  expect(others().map(({ port }) => port)).toEqual([Number(new URL(apiUrl).port)]);
});
