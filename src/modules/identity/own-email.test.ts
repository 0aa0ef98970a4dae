import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { failures, forgetMails } from '#test/builders/accounts.ts';
import { bookingBody, customer, smallBusiness } from '#test/builders/booking.ts';
import { type Person, password, signedInAs } from '#test/builders/signed-in.ts';
import { waitingIn } from '#test/builders/waiting.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { issueLink } from './mails/account-links.ts';

let app: TestApp;
let vehicleId: string;
let person: Person;

beforeAll(async () => {
  app = await freshApp();
  ({ vehicleId } = await smallBusiness(app));
});
beforeEach(async () => {
  await app.db.execute(sql`truncate customer, booking, vehicle_occupancy, app_user, failed_login cascade`);
  await forgetMails(app);
  person = await signedInAs(app, { emailVerified: false });
});
afterAll(() => app.close());

type Purpose = 'verify-email' | 'change-email';
const linkFor = (purpose: Purpose, { id, email }: Person = person) =>
  app.step((ctx) =>
    issueLink(ctx, { userId: id, purpose, email: purpose === 'change-email' ? `new.${email}` : email }),
  );
const verify = (token: string, { as, given, from }: { as?: Person; given?: string; from?: string } = {}) =>
  app.call('POST /auth/verify-email', {
    body: { token, ...(given !== undefined && { password: given }) },
    headers: as?.headers ?? {},
    ...(from && { from }),
  });
const isProven = async () =>
  (await app.db.execute(sql`select from app_user where id = ${person.id} and email_verified`)).rows.length > 0;

const refused = { status: 401, problem: { error: 'auth.link-password' } };

test.each(['verify-email', 'change-email'] as const)(
  'whoever presses the button of the link for %s and is not signed in shows that the account is theirs',
  async (purpose) => {
    const token = await linkFor(purpose);
    const missing = await verify(token);
    expect(missing).toMatchObject(refused);
    expect(missing.problem.messages).toBeUndefined();
    expect(await verify(token, { as: await signedInAs(app) })).toMatchObject(refused);
    expect(await verify(token, { given: 'a guess' })).toMatchObject({
      ...refused,
      problem: { messages: { password: 'This is not the password of the account' } },
    });
    expect(await isProven()).toBe(false);
    expect((await verify(token, { given: password })).status).toBe(200);
    expect(await isProven()).toBe(true);
  },
);

test.each(['verify-email', 'change-email'] as const)(
  'who is signed in proves by the link for %s alone',
  async (purpose) => {
    expect((await verify(await linkFor(purpose), { as: person })).status).toBe(200);
  },
);

test('the password that proves an e-mail signs in, unless a second step is due', async () => {
  const { headers } = await verify(await linkFor('verify-email'), { given: password });
  expect(String(headers['set-cookie'])).toMatch(/^session=./);
  await app.db.execute(
    sql`update app_user set email_verified = false, two_factor_since = now() where id = ${person.id}`,
  );
  const again = await verify(await linkFor('verify-email'), { given: password });
  expect([again.status, again.headers['set-cookie']]).toEqual([200, undefined]);
});

test('guest bookings do not go to whoever registered with the e-mail and knows the password, by a press of its owner', async () => {
  const customerInfo = { ...customer, email: person.email };
  expect((await app.call('POST /bookings', { body: bookingBody(vehicleId, { customerInfo }) })).status).toBe(200);
  await verify(await linkFor('verify-email'));
  const { body } = await app.call('GET /bookings/my-bookings', { headers: person.headers });
  expect(body.data).toEqual([]);
});

test('a wrong password here is a failed sign-in, and a lock holds here too', async () => {
  const token = await linkFor('verify-email');
  await verify(token, { given: 'a guess', from: '203.0.113.9' });
  const { rows } = await app.db.execute(sql`select email, address from failed_login`);
  expect(rows).toEqual([{ email: person.email, address: '203.0.113.9' }]);
  await failures(app, { email: person.email, from: '203.0.113.9' }, 4);
  expect((await verify(token, { given: password, from: '203.0.113.9' })).problem.error).toBe('auth.locked');
  expect((await verify(token, { given: password, from: '203.0.113.10' })).status).toBe(200);
});

test('a right password forgets no failures: the guesses before it count on', async () => {
  await failures(app, { email: person.email, from: '127.0.0.1' }, 4);
  expect((await verify(await linkFor('verify-email'), { given: password })).status).toBe(200);
  expect((await app.db.execute(sql`select from failed_login`)).rows).toHaveLength(4);
});

test('of two accounts that prove the same new e-mail at once one gets it, and the other’s link is over', async () => {
  const other = await signedInAs(app);
  const email = 'both.want@example.com';
  const tokens = [];
  for (const { id } of [person, other])
    tokens.push(await app.step((ctx) => issueLink(ctx, { userId: id, purpose: 'change-email', email })));
  const [one, two] = tokens as [string, string];
  const replies = await Promise.all([verify(one, { as: person }), verify(two, { as: other })]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 410]);
});

test('an e-mail that is taken while it is proven is over too', async () => {
  const email = `new.${person.email}`;
  const token = await linkFor('change-email');
  const blocker = await app.db.pool.connect();
  await blocker.query('begin');
  await blocker.query(
    `insert into app_user (email, first_name, last_name, role, created_at) values ($1, 'A', 'B', 'CUSTOMER', now())`,
    [email],
  );
  const reply = verify(token, { as: person });
  await vi.waitUntil(async () => (await waitingIn(app)) === 1);
  await blocker.query('commit');
  blocker.release();
  expect((await reply).status).toBe(410);
});

test('who books with an e-mail and who proves it never wait for each other in a circle', async () => {
  const customerInfo = { ...customer, email: person.email };
  const token = await linkFor('verify-email');
  // Plays a booking, which holds the e-mail's lock and then locks the account.
  const blocker = await app.db.pool.connect();
  await blocker.query('begin');
  await blocker.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`customers of ${customerInfo.email}`]);
  const proof = verify(token, { as: person });
  await vi.waitUntil(async () => (await waitingIn(app)) === 1);
  await blocker.query('set local lock_timeout = 500');
  await blocker.query('select from app_user where id = $1 for key share', [person.id]);
  await blocker.query('commit');
  blocker.release();
  expect((await proof).status).toBe(200);
});

test('who proves an e-mail and who chooses a new password never wait for each other in a circle', async () => {
  const token = await linkFor('verify-email');
  const blocker = await app.db.pool.connect();
  await blocker.query('begin');
  await blocker.query('select from app_user where id = $1 for update', [person.id]);
  const proof = verify(token, { as: person });
  await vi.waitUntil(async () => (await waitingIn(app)) === 1);
  await blocker.query('set local lock_timeout = 500');
  await blocker.query('update mail_link set expires_at = created_at where user_id = $1', [person.id]);
  await blocker.query('commit');
  blocker.release();
  expect((await proof).status).toBe(410);
});
