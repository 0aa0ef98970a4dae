import { and, asc, eq, ilike, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { StaffRole } from '#contract/office/users.ts';
import type { Page } from '#kernel/paging.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { isDeletedUnlessNamed, namedRows } from '#platform/database/removal.ts';
import { containing } from '#platform/database/text-search.ts';
import { mailLinks, sessions, signInPlaces, users } from '../records/identity-tables.ts';

const lastSeenAt = sql`(select max(last_seen_at) from ${sessions} where user_id = ${users}.id)`.mapWith(
  sessions.lastSeenAt,
) as SQL<Temporal.Instant | null>;

/** When the latest unused invitation link expires or expired; null without one. */
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

/** A user of the back office. */
export type Staff = Awaited<ReturnType<typeof staffWhere>>[number] &
  Readonly<{ /** Whether other records refer to the user, who then cannot be deleted. */ isNamed: boolean }>;

const works = and(inArray(users.role, ['STAFF', 'ADMIN']), isNull(users.archivedAt));

const staffWhere = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({ ...columns, lastSeenAt, invitedUntil })
    .from(users)
    .where(and(works, where))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .$dynamic();

// A staff member's own customer record is deleted with them, so references from it do not count. Its table belongs to a
// higher layer, so only its name can be given here.
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

/** A page of staff, ordered by name, with the total. */
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

/** Serialises changes of staff across processes, by an advisory lock. */
export const lockStaff = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`);

export const countOtherAdmins = (tx: Tx, id: string): Promise<number> =>
  tx.$count(users, and(works, eq(users.role, 'ADMIN'), eq(users.isActive, true), ne(users.id, id)));

type NewStaffRow = Pick<Staff, 'email' | 'firstName' | 'lastName' | 'phone' | 'role' | 'mustChangePassword'> &
  Readonly<{ passwordHash: string | null; oneTimeUntil: Temporal.Instant | null; createdAt: Temporal.Instant }>;

export const insertStaff = async (tx: Tx, row: NewStaffRow): Promise<Staff> => {
  const [created] = await tx.insert(users).values(row).returning({ id: users.id });
  return returnedRow(await findStaff(tx, returnedRow(created).id));
};

type Changes = Partial<
  Pick<typeof users.$inferInsert, 'email' | 'firstName' | 'lastName' | 'phone' | 'role' | 'isActive'>
>;

export const saveStaff = async (tx: Tx, id: string, changes: Changes): Promise<Staff> => {
  if (Object.keys(changes).length > 0) await tx.update(users).set(changes).where(eq(users.id, id));
  return returnedRow(await findStaff(tx, id));
};

/** Deletes an account; returns false and does nothing if other records refer to it. */
export const deleteUser = (tx: Tx, id: string): Promise<boolean> =>
  isDeletedUnlessNamed(tx, (inner) => inner.delete(users).where(eq(users.id, id)));

const anonymized = { email: '', emailVerified: false, phone: null, passwordHash: null } as const;

/** Anonymises an account down to the name that other records need. */
export const archiveUser = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  await tx.delete(signInPlaces).where(eq(signInPlaces.userId, id));
  await tx
    .update(users)
    .set({ ...anonymized, archivedAt: now, isActive: false })
    .where(eq(users.id, id));
};
