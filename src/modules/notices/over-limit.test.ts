import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signedIn } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { eraseMailsOf, type MailKind, queueMail } from './index.ts';
import type { NewMail } from './queue-mail.ts';

let app: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T14:05' });
  admin = await signedIn(app, 'ADMIN');
});
beforeEach(async () => {
  app.setNow('2026-11-20T14:05');
  await app.db.execute(sql`truncate mail, mail_attachment, folded_notice`);
});
afterAll(() => app.close());

const pdf = { name: 'a.pdf', type: 'application/pdf', content: Buffer.from('%PDF') };
const boss = { name: 'Saphan', address: 'boss@example.com' };
const hannah = { name: 'Hannah', address: 'Hannah@example.com' };
const queue = (number: number, mail: Pick<NewMail, 'kind' | 'to'> & Partial<NewMail>) =>
  app.step((ctx) =>
    queueMail(ctx, {
      occasion: `${mail.kind}:${number}`,
      bookingId: null,
      language: 'en',
      content: { subject: `To approve: car ${number}`, html: `<p>${number}</p>`, plain: `${number}` },
      ...mail,
    }),
  );
const many = async (from: number, to: number, mail: Parameters<typeof queue>[1]) => {
  for (let number = from; number <= to; number += 1) await queue(number, mail);
};
const toStaff = (from: number, to: number, kind: MailKind = 'staff-booking-waiting') =>
  Promise.all(
    Array.from({ length: to - from + 1 }, (_, index) => from + index).map((number) =>
      queue(number, { kind, to: boss, inDigest: { path: `/admin/bookings/${number}` } }),
    ),
  );
const list = async (query: object = {}) =>
  (await app.call('GET /notices/outbox', { headers: admin, query: { limit: 100, ...query } })).body;
const detail = async (id: string) =>
  (await app.call('GET /notices/outbox/:id', { headers: admin, params: { id } })).body.data;
const digests = async () => {
  const { data } = await list({ search: 'notices since' });
  return Promise.all(data.map(({ id }) => detail(id)));
};

test('what sixty bookings push out of the mailbox of the staff comes in one mail, each with its link', async () => {
  await many(1, 60, { kind: 'staff-booking-waiting', to: boss, inDigest: { path: '/x' } });
  await toStaff(61, 72);
  expect((await list()).total).toBe(60);
  app.setNow('2026-11-20T14:10');
  await app.runJob('write-digests');
  const [digest, ...more] = await digests();
  expect([digest?.subject, digest?.to, more]).toEqual([
    '12 more notices since 14:05',
    { name: 'Saphan Car Rental', address: boss.address },
    [],
  ]);
  for (let number = 61; number <= 72; number += 1) {
    expect(digest?.plain).toContain(`To approve: car ${number}: http://localhost:3000/admin/bookings/${number}\n`);
    expect(digest?.html).toContain(`href="http://localhost:3000/admin/bookings/${number}"`);
  }
  await app.runJob('write-digests');
  expect(await digests()).toHaveLength(1);
});

test('a digest of more than it can hold leaves the rest to the next, and none is lost', async () => {
  await many(1, 60, { kind: 'staff-booking-waiting', to: boss, inDigest: { path: '/x' } });
  await app.db.execute(sql`
    insert into folded_notice (occasion, address, name, path, created_at)
    select 'x:' || n, 'boss@example.com', 'Car ' || n, '/admin/bookings/' || n, '2026-11-20T14:06+07' from generate_series(1, 505) n`);
  for (const count of [500, 5]) {
    await app.runJob('write-digests');
    expect((await digests()).map(({ subject }) => subject)).toContain(`${count} more notices since 14:06`);
  }
  const told = (await digests()).flatMap(({ plain }) => [...plain.matchAll(/Car (\d+):/g)].map(([, number]) => number));
  expect(new Set(told).size).toBe(505);
});

test('a notice of which the mail was written is not folded by a job that runs twice', async () => {
  await many(1, 60, { kind: 'staff-booking-waiting', to: boss, inDigest: { path: '/x' } });
  await queue(60, { kind: 'staff-booking-waiting', to: boss, inDigest: { path: '/x' } });
  await Promise.all([1, 2].map(() => toStaff(61, 61)));
  const { rows } = await app.db.execute(sql`select occasion from folded_notice`);
  expect(rows).toEqual([{ occasion: 'staff-booking-waiting:61' }]);
});

test('with mail switched off a digest is not written either', async () => {
  await many(1, 60, { kind: 'staff-booking-waiting', to: boss, inDigest: { path: '/x' } });
  await toStaff(61, 61);
  await app.call('PUT /admin/settings', {
    headers: admin,
    body: { notifications: { emailNotifications: false } } as never,
  });
  await app.runJob('write-digests');
  expect(await digests()).toEqual([]);
  await app.call('PUT /admin/settings', {
    headers: admin,
    body: { notifications: { emailNotifications: true } } as never,
  });
});

test('what a stranger’s address has too many of is one row of the outbox, with the latest of them', async () => {
  await many(1, 5, { kind: 'booking-received', to: hannah });
  await many(6, 200, { kind: 'booking-received', to: hannah, attachments: [pdf] });
  const { data, total } = await list({ status: 'capped' });
  expect([total, (await list()).total]).toEqual([1, 6]);
  expect(data).toMatchObject([{ status: 'capped', notSent: 195, subject: 'To approve: car 200', attempts: 0 }]);
  const { rows } = await app.db.execute(sql`select count(*)::int as files from mail_attachment`);
  expect(rows).toEqual([{ files: 1 }]);
  const { rows: jobs } = await app.db.execute(sql`
    select key from graphile_worker.jobs where key = ${`send-mail:${data[0]?.id}`}`);
  expect(jobs).toEqual([]);
});

test('many at once, to one address, are one row too', async () => {
  await many(1, 5, { kind: 'booking-received', to: hannah });
  const numbers = Array.from({ length: 10 }, (_, index) => 10 + index);
  await Promise.all(numbers.map((number) => queue(number, { kind: 'booking-received', to: hannah })));
  expect((await list({ status: 'capped' })).data).toMatchObject([{ notSent: 10 }]);
});

test('another hour and another kind have a row of their own, and such rows count towards no limit', async () => {
  await many(1, 8, { kind: 'booking-received', to: hannah });
  await many(1, 8, { kind: 'booking-expired', to: hannah });
  expect((await list({ status: 'capped' })).total).toBe(2);
  app.setNow('2026-11-20T15:06');
  admin = await signedIn(app, 'ADMIN');
  await many(20, 27, { kind: 'booking-received', to: hannah });
  expect((await list({ status: 'capped' })).total).toBe(3);
  expect((await list({ search: 'car 24' })).data).toMatchObject([{ status: 'waiting' }]);
});

test('one press sends it after all, once', async () => {
  await many(1, 7, { kind: 'booking-received', to: hannah });
  const params = { id: (await list({ status: 'capped' })).data[0]?.id ?? '' };
  const { body } = await app.call('POST /notices/outbox/:id/resend', { headers: admin, params });
  expect(body.data).toMatchObject({ status: 'waiting', subject: 'To approve: car 7' });
  const { rows: jobs } = await app.db.execute(sql`
    select key from graphile_worker.jobs where key = ${`send-mail:${params.id}`}`);
  expect(jobs).toHaveLength(1);
  expect((await list({ status: 'capped' })).total).toBe(0);
});

test('who is forgotten is forgotten there too', async () => {
  await many(1, 7, { kind: 'booking-received', to: hannah });
  await app.step(({ tx }) => eraseMailsOf(tx, { bookingIds: [], addresses: ['hannah@example.com'] }));
  const { data } = await list();
  expect(data).toHaveLength(6);
  for (const { status, to, subject } of data) expect([status, to.address, subject]).toEqual(['failed', '', '']);
});

test.each(['reset-password', 'email-code'] as const)('%s is not kept for anybody to send', async (kind) => {
  await many(1, 5, { kind, to: hannah });
  expect((await list()).total).toBe(3);
  expect((await list({ status: 'capped' })).total).toBe(0);
});
