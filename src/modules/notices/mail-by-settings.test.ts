import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createMailer } from '#platform/mail.ts';
import type { PrivateHost } from '#platform/outgoing/private-hosts.ts';
import { startMailServer } from '#test/builders/notices.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { startBanner, startTellTale } from '#test/builders/tell-tale-server.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

const password = 'rot13 of nothing';
let app: TestApp;
let admin: Person;
let server: Awaited<ReturnType<typeof startMailServer>>;
/** What `OUTGOING_PRIVATE_HOSTS` names. */
const named: PrivateHost[] = [];

beforeAll(async () => {
  server = await startMailServer({ user: 'saphan', password });
  app = await freshApp({ now: '2026-11-20T12:00', privateHosts: named });
  admin = await signedInAs(app, { role: 'ADMIN' });
});
beforeEach(async () => {
  await app.db.execute(sql`truncate setting, setting_secret, mail cascade`);
  named.splice(0, named.length, { name: '127.0.0.1', port: server.port });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const save = async (email: object) => {
  const saved = await app.call('PUT /admin/settings', { headers: admin.headers, body: { email } as never });
  expect(saved.status).toBe(200);
};
const good = () => ({ smtpHost: '127.0.0.1', smtpPort: server.port, smtpUser: 'saphan', smtpPassword: password });
const tryIt = () =>
  app.call('POST /admin/settings/test-mail', { headers: admin.headers, body: { to: 'boss@example.com' } });
const systemMail = async () =>
  (await app.call('GET /admin/analytics/system', { headers: admin.headers })).body.data.mail.state;

test('the mail server of the settings takes a test mail, from whom the settings say', async () => {
  await save({ ...good(), fromName: 'Chao Phraya Cars', fromEmail: 'hello@cpc.example' });
  const { status, body } = await tryIt();
  expect([status, typeof body.data?.answeredInMs]).toEqual([200, 'number']);
  const { from, to, raw } = server.deliveries.at(-1) ?? { from: '', to: [], raw: '' };
  expect([from, to]).toEqual(['hello@cpc.example', ['boss@example.com']]);
  expect(raw).toContain('From: Chao Phraya Cars <hello@cpc.example>');
  expect(raw).toContain('Subject: Test email from Saphan Car Rental');
});

test.each([
  '127.0.0.1',
  'localhost',
  '0.0.0.0',
  '2130706433',
  '0177.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
])('a mail server of the settings at %s is not even asked, unless the environment names it', async (smtpHost) => {
  const inside = await startBanner('220 canary of the inside');
  onTestFinished(() => inside.close());
  let connections = 0;
  inside.server.on('connection', () => {
    connections += 1;
  });
  await save({ ...good(), smtpHost, smtpPort: inside.port });
  const { status, problem } = await tryIt();
  expect([status, problem.error, connections]).toEqual([502, 'settings.mail-unreachable', 0]);
});

test('without a mail server there is nothing to try', async () => {
  const { status, problem } = await tryIt();
  expect([status, problem.error]).toEqual([409, 'settings.no-mail-server']);
});

test('a wrong password is told as the server told it', async () => {
  await save({ ...good(), smtpPassword: 'not the one' });
  const { status, problem } = await tryIt();
  expect([status, problem.error]).toEqual([502, 'settings.mail-refused']);
  expect(problem.message).toMatch(/^The mail server refuses the user or the password: 535 .+\.$/);
});

test('nobody there, no such name, no TLS and a port of something else are one sentence', async () => {
  named.push({ name: '127.0.0.1', port: 1 });
  const ways = [{ smtpPort: 1 }, { smtpSecure: true }, { smtpHost: 'mail.invalid', smtpPort: 25 }, { smtpPort: 5432 }];
  const messages = new Set<string>();
  for (const way of ways) {
    await save({ ...good(), smtpSecure: false, smtpPassword: password, ...way });
    const { status, problem } = await tryIt();
    expect([way, status, problem.error]).toEqual([way, 502, 'settings.mail-unreachable']);
    messages.add(problem.message);
  }
  expect(messages.size).toBe(1);
});

test('what is no mail server is told as that: nobody reads here what other programs say', async () => {
  for (const banner of ['SSH-2.0-OpenSSH_9.6 canary-of-a-banner', '250-fine\r\ncanary-of-a-banner']) {
    const other = await startBanner(banner);
    onTestFinished(() => other.close());
    named.push({ name: '127.0.0.1', port: other.port });
    await save({ ...good(), smtpPort: other.port });
    const { status, problem } = await tryIt();
    expect([status, problem.error]).toEqual([502, 'settings.mail-unreachable']);
    expect(JSON.stringify(problem)).not.toContain('canary-of-a-banner');
    await app.runJob('mail-password-reset', { email: admin.email, occasion: randomUUID() });
    const { rows } = await app.db.execute<{ id: string }>(sql`select id from mail`);
    await app.runJob('send-mail', { mailId: rows[0]?.id }).catch(() => undefined);
    const { rows: saved } = await app.db.execute<{ error: string }>(sql`select last_error as error from mail`);
    expect(saved[0]?.error).toBe('No mail server could be used');
    await app.db.execute(sql`truncate mail cascade`);
  }
});

test('a password goes to another machine over a secure connection alone', async () => {
  const foreign = await startTellTale('PLAIN');
  onTestFinished(() => foreign.close());
  // The local machine, by an address that is not recognised as local.
  named.push({ name: '0.0.0.0', port: foreign.port });
  await save({ ...good(), smtpHost: '0.0.0.0', smtpPort: foreign.port });
  const { status, problem } = await tryIt();
  expect([status, problem.message]).toEqual([
    502,
    'The mail server offers no secure connection at this port, so nothing was sent. Use its port with SSL/TLS, mostly 465, and switch SSL/TLS on.',
  ]);
  expect(foreign.heard.map((line) => line.split(' ')[0])).toEqual(['EHLO', 'STARTTLS']);
});

test('whoever writes an address may say that its password goes in clear', async () => {
  const foreign = await startTellTale('PLAIN');
  onTestFinished(() => foreign.close());
  const [address, boss] = [`smtp://saphan:p@0.0.0.0:${foreign.port}`, { name: '', address: 'boss@example.com' }];
  const letter = { messageId: '<1@example.com>', from: boss, to: boss, subject: '', html: '', text: '' };
  const heardFrom = async (url: string) => {
    foreign.heard.length = 0;
    await expect(createMailer(url).send(letter)).rejects.toThrow();
    return foreign.heard.map((line) => line.split(' ')[0]);
  };
  expect(await heardFrom(address)).toEqual(['EHLO', 'STARTTLS']);
  expect(await heardFrom(`${address}?requireTLS=false`)).toContain('AUTH');
});

test('a server that never says a word is given up with the same sentence', { timeout: 30_000 }, async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  named.push({ name: '127.0.0.1', port });
  await save({ ...good(), smtpPort: port });
  const { status, problem } = await tryIt();
  expect([status, problem.error]).toEqual([502, 'settings.mail-unreachable']);
});

test('a change works at the next mail, without a restart; what waited goes out by itself', async () => {
  await app.call('POST /auth/password-reset', { body: { email: admin.email } });
  await app.runJob('mail-password-reset', { email: admin.email, occasion: randomUUID() });
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from mail`);
  const mailId = rows[0]?.id ?? '';
  await app.runJob('send-mail', { mailId });
  const status = async () => (await app.db.execute<{ status: string }>(sql`select status from mail`)).rows[0]?.status;
  expect([await status(), await systemMail()]).toEqual(['waiting', 'off']);

  await save(good());
  const { rows: jobs } = await app.db.execute<{ task: string }>(sql`
    select task_identifier as task from graphile_worker.jobs where task_identifier = 'queue-waiting-mails'`);
  expect([jobs.length, await systemMail()]).toEqual([1, 'ok']);
  await app.runJob('send-mail', { mailId });
  expect(await status()).toBe('sent');
});

test('the mail server of the environment wins', async () => {
  const elsewhere = await startMailServer();
  const other = await freshApp({ mailer: createMailer(elsewhere.url) });
  onTestFinished(async () => {
    await other.close();
    await elsewhere.close();
  });
  const { headers } = await signedInAs(other, { role: 'ADMIN' });
  await other.call('PUT /admin/settings', { headers, body: { email: { ...good(), smtpPort: 1 } } as never });
  const body = { to: 'boss@example.com' };
  expect((await other.call('POST /admin/settings/test-mail', { headers, body })).status).toBe(200);
  expect(elsewhere.deliveries).toHaveLength(1);
});
