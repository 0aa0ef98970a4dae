import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetMails, mailsTo, tokenTo, writeMails } from '#test/builders/accounts.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await freshApp({ limits: true });
});
beforeEach(async () => {
  await app.db.execute(sql`truncate app_user cascade`);
  await forgetMails(app);
  await app.db.execute(sql`truncate request_count`);
});
afterAll(() => app.close());

const email = 'hannah@example.com';
const register = (number: number, from: string) =>
  app.call('POST /auth/register', {
    body: {
      firstName: 'Hannah',
      lastName: 'Keller',
      email: `hannah${number}@example.com`,
      password: 'kiwi-river-42-lantern',
      acceptTerms: true as const,
    },
    from,
  });

test('one address makes five accounts an hour; another is not held up by it', async () => {
  const statuses = [];
  for (let number = 1; number <= 6; number += 1) statuses.push((await register(number, '2001:db8::1')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = await register(7, '2001:db8::2');
  expect([refused.status, refused.problem.error]).toEqual([429, 'auth.too-many-registrations']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  expect((await register(8, '203.0.113.9')).status).toBe(200);
});

test('registering again with a known e-mail is counted too, so that the count tells nothing', async () => {
  const statuses = [];
  for (let time = 1; time <= 6; time += 1) statuses.push((await register(1, '203.0.113.9')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('however often somebody registers with a known e-mail, its owner gets three mails an hour', async () => {
  await signedInAs(app, { email: 'hannah1@example.com' });
  for (let time = 1; time <= 5; time += 1) await register(1, `203.0.113.${time}`);
  await writeMails(app);
  expect(await mailsTo(app, 'hannah1@example.com')).toHaveLength(3);
});

test('however often a reset is asked for, three mails an hour go out, and every answer is the same', async () => {
  await signedInAs(app, { email });
  const statuses = [];
  for (let time = 1; time <= 8; time += 1)
    statuses.push((await app.call('POST /auth/password-reset', { body: { email }, from: `203.0.113.${time}` })).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await writeMails(app);
  expect(await mailsTo(app, email)).toHaveLength(3);

  app.setNow('2026-11-20T13:01');
  await app.call('POST /auth/password-reset', { body: { email } });
  await writeMails(app);
  expect(await mailsTo(app, email)).toHaveLength(4);
  app.setNow('2026-11-20T12:00');
});

test('the proof of an e-mail can be asked for three times an hour, also by many requests at once', async () => {
  const { headers } = await signedInAs(app, { email, emailVerified: false });
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => app.call('POST /auth/resend-verification', { headers })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
  expect(replies.find(({ status }) => status === 429)?.problem).toMatchObject({
    error: 'auth.too-many-mails',
    details: { retryAfterSeconds: 3600 },
  });
  expect(await mailsTo(app, email)).toHaveLength(3);
});

test('an account cannot be used to write to strangers: three links to new e-mails an hour', async () => {
  const { headers } = await signedInAs(app, { email });
  for (let number = 1; number <= 5; number += 1) {
    const body = { email: `stranger${number}@example.com` };
    expect((await app.call('POST /auth/change-email', { headers, body })).status).toBe(200);
  }
  await writeMails(app);
  const { rows } = await app.db.execute(sql`select to_address from mail where to_address like 'stranger%'`);
  expect(rows).toHaveLength(3);
});

test('a link that no mail is written for ends none that was sent: who asks too often is told so', async () => {
  const { headers } = await signedInAs(app, { email, emailVerified: false });
  expect((await app.call('POST /auth/resend-verification', { headers })).body.message).toBe('The link was sent again');
  const token = await tokenTo(app, email);
  // As many mails to this address, requested by others.
  await app.db.execute(sql`
    insert into mail (occasion, kind, language, to_name, to_address, subject, html, plain, status, created_at)
    select 'of another ' || n, 'verify-email', 'en', '', ${email}, '', '', '', 'sent', created_at
    from mail, generate_series(1, 2) n`);
  const refused = await app.call('POST /auth/resend-verification', { headers });
  expect([refused.status, refused.problem.error]).toEqual([429, 'auth.too-many-mails']);
  expect((await app.call('POST /auth/verify-email', { headers, body: { token } })).status).toBe(200);
});

test('links to a new e-mail that others had sent to an address keep nobody from proving it as their own', async () => {
  const { headers } = await signedInAs(app, { email: 'somebody@example.com' });
  const body = { email };
  for (let time = 1; time <= 3; time += 1) await app.call('POST /auth/change-email', { headers, body });
  await writeMails(app);
  const owner = await signedInAs(app, { email, emailVerified: false });
  expect((await app.call('POST /auth/resend-verification', { headers: owner.headers })).status).toBe(200);
  expect((await mailsTo(app, email)).map(({ kind }) => kind)).toEqual([
    ...['change-email', 'change-email', 'change-email', 'verify-email'],
  ]);
});
