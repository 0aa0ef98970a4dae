import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type Database } from '#platform/database/database.ts';
import { stepsOf } from '#platform/unit-of-work.ts';
import { standingClock } from '#test/builders/identity.ts';
import { testSealer } from '#test/builders/sealer.ts';
import { freshDatabase } from '#test/fresh-database.ts';
import { identityTasks } from '../identity-jobs.ts';
import { type MailLink, useLink } from '../records/mail-link-store.ts';
import { issueLink } from './account-links.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let db: Database;
let clock: ReturnType<typeof standingClock>;
let userId: string;
let otherId: string;

beforeAll(async () => {
  database = await freshDatabase();
  db = connect(database.url);
});

beforeEach(async () => {
  clock = standingClock('2026-12-01T03:00:00Z');
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into app_user (email, first_name, last_name, role, created_at)
    select uuidv7()::text || '@example.com', 'Som', 'Chai', 'STAFF', now() from generate_series(1, 2) returning id`);
  [userId, otherId] = rows.map(({ id }) => id) as [string, string];
});

afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

const email = 'som@example.com';
const issue = (link: Partial<MailLink> = {}) =>
  stepsOf(db, clock).step((ctx) => issueLink(ctx, { userId, purpose: 'reset-password', email, ...link }));
const use = (token: string, purposes: MailLink['purpose'][] = ['reset-password', 'invitation']) =>
  stepsOf(db, clock).step(({ tx, now }) => useLink(tx, token, purposes, now));

test('a link tells whose it is and the address that it proves', async () => {
  expect(await use(await issue())).toEqual({ userId, purpose: 'reset-password', email });
});

test('a new link ends the unused ones before it, of the same person and purpose alone', async () => {
  const old = await issue();
  const invitation = await issue({ purpose: 'invitation' });
  const others = await issue({ userId: otherId });
  const latest = await issue();
  expect(await use(old)).toBeUndefined();
  expect(await use(invitation)).toMatchObject({ purpose: 'invitation' });
  expect(await use(others)).toMatchObject({ userId: otherId });
  expect(await use(latest)).toMatchObject({ userId });
});

test('the token itself is kept nowhere', async () => {
  const token = await issue();
  const { rows } = await db.execute(sql`select * from mail_link where user_id = ${userId}`);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a link that is over is known for seven days more, and then forgotten', async () => {
  await issue();
  const isStored = async () => {
    await identityTasks({ sealer: testSealer, publicUrl: '' })['forget-sign-ins']?.(stepsOf(db, clock), {});
    return (await db.execute(sql`select from mail_link where user_id = ${userId}`)).rows.length > 0;
  };
  clock.pass({ hours: 1 + 7 * 24 });
  expect(await isStored()).toBe(true);
  clock.pass({ seconds: 1 });
  expect(await isStored()).toBe(false);
});
