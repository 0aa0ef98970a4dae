import { and, asc, eq, ilike, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { StaffRole } from '#contract/office/users.ts';
import type { Page } from '#kernel/paging.ts';
import { present, type Tx } from '#platform/database/database.ts';
import { isDeletedUnlessNamed, namedRows } from '#platform/database/removal.ts';
import { containing } from '#platform/database/text-search.ts';
import { mailLinks, sessions, signInPlaces, users } from '../records/identity-tables.ts';

const lastSeenAt = sql`(select max(last_seen_at) from ${sessions} where user_id = ${users}.id)`.mapWith(
  sessions.lastSeenAt,
) as SQL<Temporal.Instant | null>;

/** Until when the link of the last invitation is good; null where it was used, or there was none. */
const invitedUntil = sql`(
  select max(expires_at) from ${mailLinks} where user_id = ${users}.id and purpose = 'invitation' and used_at is null
)`.mapWith(mailLinks.expiresAt) as SQL<Temporal.Instant | null>;

const columns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  role: sql<StaffRole>`${users.role}`,
  isActive: users.isActive,
  emailVerified: users.emailVerified,
  language: users.language,
  hasTwoFactor: sql<boolean>`${users.twoFactorSince} is not null`,
  mustChangePassword: users.mustChangePassword,
  createdAt: users.createdAt,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
};

/** Somebody who works in the back office. */
export type Staff = Awaited<ReturnType<typeof staffWhere>>[number] &
  Readonly<{ /** Records name them: they cannot be deleted. */ isNamed: boolean }>;

const works = and(inArray(users.role, ['STAFF', 'ADMIN']), isNull(users.archivedAt));

const staffWhere = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({ ...columns, lastSeenAt, invitedUntil })
    .from(users)
    .where(and(works, where))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .$dynamic();

// What somebody had as a customer of their own is forgotten with them. Its table stands above this module, which can
// only name it.
const withNames = async <Row extends { id: string }>(tx: Tx, rows: readonly Row[]) => {
  const ids = rows.map(({ id }) => id);
  const named = await namedRows(tx, { table: users, ids, butOf: 'customer' });
  return rows.map((row) => ({ ...row, isNamed: named.has(row.id) }));
};

type StaffFilter = Readonly<{
  search?: string | undefined;
  role?: StaffRole | undefined;
  isActive?: boolean | undefined;
}>;

/** By name. */
export const listStaff = async (tx: Tx, { search, role, isActive }: StaffFilter, { limit, offset }: Page) => {
  const where = and(
    role && eq(users.role, role),
    isActive === undefined ? undefined : eq(users.isActive, isActive),
    search ? mentions(search) : undefined,
  );
  const [rows, total] = await Promise.all([
    staffWhere(tx, where).limit(limit).offset(offset),
    tx.$count(users, and(works, where)),
  ]);
  return { rows: await withNames(tx, rows), total };
};

const mentions = (search: string) =>
  or(
    ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, containing(search)),
    ilike(users.email, containing(search)),
  );

export const findStaff = async (tx: Tx, id: string): Promise<Staff | undefined> => {
  const [row] = await withNames(tx, await staffWhere(tx, eq(users.id, id)));
  return row;
};

/** Those who change who works here do it one after the other, in whichever process. */
export const lockStaff = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`);

export const countOtherAdmins = (tx: Tx, id: string): Promise<number> =>
  tx.$count(users, and(works, eq(users.role, 'ADMIN'), eq(users.isActive, true), ne(users.id, id)));

type NewStaffRow = Pick<Staff, 'email' | 'firstName' | 'lastName' | 'phone' | 'role' | 'mustChangePassword'> &
  Readonly<{ passwordHash: string | null; createdAt: Temporal.Instant }>;

export const insertStaff = async (tx: Tx, row: NewStaffRow): Promise<Staff> => {
  const [created] = await tx.insert(users).values(row).returning({ id: users.id });
  return present(await findStaff(tx, present(created).id));
};

type Changes = Partial<
  Pick<typeof users.$inferInsert, 'email' | 'emailVerified' | 'firstName' | 'lastName' | 'phone' | 'role' | 'isActive'>
>;

export const saveStaff = async (tx: Tx, id: string, changes: Changes): Promise<Staff> => {
  if (Object.keys(changes).length > 0) await tx.update(users).set(changes).where(eq(users.id, id));
  return present(await findStaff(tx, id));
};

/** Deletes an account; false, and nothing is done, when other records name it. */
export const deleteUser = (tx: Tx, id: string): Promise<boolean> =>
  isDeletedUnlessNamed(tx, (inner) => inner.delete(users).where(eq(users.id, id)));

const anonymized = { email: '', emailVerified: false, phone: null, passwordHash: null } as const;

/** Leaves of an account what other records need to name it: its name. */
export const archiveUser = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  await tx.delete(signInPlaces).where(eq(signInPlaces.userId, id));
  await tx
    .update(users)
    .set({ ...anonymized, archivedAt: now, isActive: false })
    .where(eq(users.id, id));
};
