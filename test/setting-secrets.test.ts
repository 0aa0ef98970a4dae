import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { identityTasks } from '#modules/identity/index.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail.ts';
import { sealerOf } from '#platform/secrets/sealer.ts';
import { stepsOf } from '#platform/unit-of-work.ts';
import { startMailServer } from './builders/notices.ts';
import { type Person, signedInAs } from './builders/signed-in.ts';
import { startTellTale } from './builders/tell-tale-server.ts';
import { freshApp, type TestApp } from './fresh-app.ts';

const smtp = 'canary-of-the-mail-7hK2';
const omise = 'skey_test_canary7hK2';
const lines: string[] = [];
let app: TestApp;
let admin: Person;
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  // Echoes the password in its error message.
  server = await startMailServer({ user: 'saphan', password: 'another', says: `No: ${smtp}` });
  app = await freshApp({
    now: '2026-11-20T12:00',
    log: createLog('trace', { write: (line) => lines.push(line) }),
    privateHosts: [{ name: '127.0.0.1', port: server.port }],
  });
  admin = await signedInAs(app, { role: 'ADMIN' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const everything = async ({ db } = app) => {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await db.execute<{ text: string }>(sql`select t::text as text from ${sql.raw(name)} t`);
      return rows.map(({ text }) => text).join('\n');
    }),
  );
  return texts.join('\n');
};
const inHex = (text: string) => Buffer.from(text).toString('hex');
const inBase64 = (text: string) => Buffer.from(text).toString('base64');

test('the plain text of a secret is in no answer, log line, refusal, entry, nor anywhere in the database', async () => {
  const { headers } = admin;
  const answers: unknown[] = [];
  const call = async (answer: Promise<{ body: unknown; status: number }>) => {
    const { body, status } = await answer;
    answers.push(body);
    return status;
  };
  const save = (body: object) => call(app.call('PUT /admin/settings', { headers, body: body as never }));
  const email = { smtpHost: '127.0.0.1', smtpPort: server.port, smtpUser: 'saphan', smtpPassword: smtp };
  expect(await save({ email, payment: { omisePublicKey: 'pkey_test_1', omiseSecretKey: omise } })).toBe(200);
  expect(await save({ email: { smtpPassword: smtp, smtpPort: -1 }, payment: { omiseSecretKey: omise } })).toBe(422);
  expect(await save({ email: { smtpPassword: smtp }, versions: { email: 77 } })).toBe(409);
  expect(await call(app.call('GET /admin/settings', { headers }))).toBe(200);
  const body = { to: 'boss@example.com' };
  expect(await call(app.call('POST /admin/settings/test-mail', { headers, body }))).toBe(502);
  await app.runJob('mail-password-reset', { email: admin.email, occasion: randomUUID() });
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from mail`);
  await app.runJob('send-mail', { mailId: rows[0]?.id }).catch((error: unknown) => answers.push(String(error)));
  expect(await call(app.call('GET /admin/audit', { headers }))).toBe(200);

  const stored = await everything();
  expect(stored).toContain('smtpPassword');
  expect(lines.length).toBeGreaterThan(0);
  for (const text of [JSON.stringify(answers), lines.join('\n'), stored])
    for (const secret of [smtp, omise])
      for (const form of [secret, inHex(secret), inBase64(secret)]) expect(text).not.toContain(form);
});

const mechanisms = ['PLAIN', 'LOGIN'] as const;
const homes = ['the settings', 'an address'] as const;
const cases = mechanisms.flatMap((mechanism) => homes.map((home) => [mechanism, home] as const));

test.each(cases)('a server that repeats AUTH %s gives away no password of %s', async (mechanism, home) => {
  // Characters that are encoded in a URL, and a length that needs base64 padding.
  const [user, pass] = ['saphan@example.com', 'canary of 100% & more/7hK2'];
  const tellTale = await startTellTale(mechanism);
  const url = `smtp://${encodeURIComponent(user)}:${encodeURIComponent(pass)}@127.0.0.1:${tellTale.port}`;
  const logged: string[] = [];
  const log = createLog('trace', { write: (line) => logged.push(line) });
  const privateHosts = [{ name: '127.0.0.1', port: tellTale.port }];
  const other = await freshApp({ log, privateHosts, ...(home === 'an address' && { mailer: createMailer(url) }) });
  onTestFinished(async () => {
    await other.close();
    await tellTale.close();
  });
  const { headers, email } = await signedInAs(other, { role: 'ADMIN' });
  if (home === 'the settings') {
    const server = { smtpHost: '127.0.0.1', smtpPort: tellTale.port, smtpUser: user, smtpPassword: pass };
    await other.call('PUT /admin/settings', { headers, body: { email: server } as never });
  }
  const tried = await other.call('POST /admin/settings/test-mail', { headers, body: { to: 'boss@example.com' } });
  expect(tried.status).toBe(502);
  expect(tried.problem.message).toContain('535 You said');
  expect(tried.problem.message).toContain('[hidden]');
  await other.runJob('mail-password-reset', { email, occasion: randomUUID() });
  const { rows } = await other.db.execute<{ id: string }>(sql`select id from mail`);
  const thrown = await other.runJob('send-mail', { mailId: rows[0]?.id }).catch((error: unknown) => String(error));
  const { rows: failed } = await other.db.execute<{ lastError: string }>(
    sql`select last_error as "lastError" from mail`,
  );
  expect(failed[0]?.lastError).toContain('[hidden]');
  const outbox = await other.call('GET /notices/outbox', { headers });
  expect(outbox.status).toBe(200);

  const sent = [pass, inBase64(pass), inBase64(`\0${user}\0${pass}`)];
  const heard = tellTale.heard.join('\n');
  expect(sent.some((form) => heard.includes(form))).toBe(true);
  const stored = await everything(other);
  for (const text of [JSON.stringify([tried.body, outbox.body, thrown]), logged.join('\n'), stored])
    for (const form of [...sent, ...sent.map(inHex), encodeURIComponent(pass)]) expect(text).not.toContain(form);
});

test('the secrets of the settings are sealed anew with the key of today', async () => {
  const [old, today] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const before = await freshApp({ sealer: sealerOf(old) });
  const { headers } = await signedInAs(before, { role: 'ADMIN' });
  await before.call('PUT /admin/settings', { headers, body: { email: { smtpPassword: smtp } } as never });
  const { rows: was } = await before.db.execute<{ sealed: Buffer }>(sql`select sealed from setting_secret`);
  const sealer = sealerOf(today, [old]);
  const tasks = identityTasks({ sealer, publicUrl: 'http://localhost:3000' });
  await tasks['seal-secrets-anew']?.(stepsOf(before.db, systemClock), {});
  const { rows: is } = await before.db.execute<{ sealed: Buffer }>(sql`select sealed from setting_secret`);
  const about = 'setting email.smtpPassword';
  const [first, second] = [was[0]?.sealed ?? Buffer.alloc(0), is[0]?.sealed ?? Buffer.alloc(0)];
  expect([sealer.isCurrent(first), sealer.isCurrent(second), sealer.open(second, about)]).toEqual([false, true, smtp]);
  // A sealed value moved to another setting cannot be opened.
  expect(() => sealer.open(second, 'setting payment.omiseSecretKey')).toThrow();
  await before.close();
});
