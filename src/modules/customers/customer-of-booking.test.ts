import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type Database } from '#platform/database/database.ts';
import { stepsOf } from '#platform/unit-of-work.ts';
import { freshDatabase } from '#test/fresh-database.ts';
import { customerOfBooking, ownerOf } from './index.ts';

const now = Temporal.Instant.from('2026-12-01T03:00:00Z');
const hannah = {
  firstName: 'Hannah',
  lastName: 'Lindqvist',
  email: 'hannah@example.com',
  phone: '+66 81 555 0199',
  licenseNumber: 'SE 1234',
};
let database: Awaited<ReturnType<typeof freshDatabase>>;
let db: Database;

beforeAll(async () => {
  database = await freshDatabase();
  db = connect(database.url);
});

beforeEach(() => db.execute(sql`truncate customer cascade`));

afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

const book = (changed: Partial<typeof hannah> = {}) =>
  stepsOf(db, () => now).step((ctx) => customerOfBooking(ctx, { ...hannah, ...changed }));
const stored = async () => (await db.execute(sql`select * from customer order by id`)).rows;

test('a guest who books again is the same customer', async () => {
  const id = await book();
  expect(await book({ email: 'HANNAH@example.com', phone: '+66815550199' })).toBe(id);
  expect(await stored()).toHaveLength(1);
});

test('a booking in another name never changes who is stored', async () => {
  await book();
  const before = await stored();
  const other = await book({ firstName: 'Mallory', licenseNumber: 'XX 1' });
  await book({ phone: '+66 2 000 0000' });
  await book({ licenseNumber: 'XX 2' });
  const after = await stored();
  expect(after).toHaveLength(3);
  expect(after[0]).toEqual(before[0]);
  expect(other).not.toBe(before[0]?.id);
});

test('a customer with an account is not joined by a guest who knows the same facts', async () => {
  const id = await book();
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into app_user (email, first_name, last_name, role, created_at)
    values ('hannah@example.com', 'Hannah', 'Lindqvist', 'CUSTOMER', now()) returning id`);
  expect(await ownerOf(db, id)).toBeNull();
  await db.execute(sql`update customer set user_id = ${rows[0]?.id}`);
  expect(await ownerOf(db, id)).toBe(rows[0]?.id);
  expect(await book()).not.toBe(id);
});

test('an archived record is not used again', async () => {
  const id = await book();
  await db.execute(sql`update customer set archived_at = now()`);
  expect(await book()).not.toBe(id);
});

test('phone and licence of a signed-in customer who books for themselves fill an empty profile, and change nothing in it', async () => {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into app_user (email, first_name, last_name, role, created_at)
    values ('hannah.owns@example.com', 'Hannah', 'Lindqvist', 'CUSTOMER', now()) returning id`);
  const id = rows[0]?.id ?? '';
  const actor = {
    user: { id, name: 'Hannah Lindqvist', role: 'CUSTOMER' },
    bookingToken: null,
    client: null,
    address: '',
    requestId: null,
  } as const;
  const own = { ...hannah, email: 'hannah.owns@example.com' };
  const bookAs = (changed: Partial<typeof hannah>) =>
    stepsOf(db, () => now, actor).step((ctx) => customerOfBooking(ctx, { ...own, ...changed }));
  const profile = async () =>
    (await db.execute(sql`select u.phone, license_number from customer c join app_user u on u.id = user_id`)).rows;

  await bookAs({ firstName: 'Sven', phone: '+66 2 111 1111', licenseNumber: 'SE 9' });
  expect(await profile()).toEqual([{ phone: null, license_number: null }]);
  await bookAs({});
  expect(await profile()).toEqual([{ phone: hannah.phone, license_number: hannah.licenseNumber }]);
  await bookAs({ phone: '+66 2 000 0000', licenseNumber: 'SE 2' });
  expect(await profile()).toEqual([{ phone: hannah.phone, license_number: hannah.licenseNumber }]);
});
