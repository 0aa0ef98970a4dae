import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '#contract/fields.ts';
import type { Role } from '#kernel/role.ts';
import { brokenConstraint, returnedRow, type Tx } from '#platform/database/database.ts';
import { failedLogins, users } from './identity-tables.ts';

export type User = Readonly<{
  id: string;
  email: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  phone: string | null;
  role: Role;
  isActive: boolean;
  emailVerified: boolean;
  language: Language;
  hasTwoFactor: boolean;
  mustChangePassword: boolean;
  /** Until when a one-time password opens the account; null if the password is none. */
  oneTimeUntil: Temporal.Instant | null;
}>;

const columns = {
  id: users.id,
  email: users.email,
  passwordHash: users.passwordHash,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  role: users.role,
  isActive: users.isActive,
  emailVerified: users.emailVerified,
  language: users.language,
  hasTwoFactor: sql<boolean>`${users.twoFactorSince} is not null`,
  mustChangePassword: users.mustChangePassword,
  oneTimeUntil: users.oneTimeUntil,
};

export const findUser = async (tx: Tx, id: string): Promise<User | undefined> => {
  const [row] = await tx
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.archivedAt)));
  return row;
};

/** Finds a user by e-mail, ignoring case. */
export const findUserByEmail = async (tx: Tx, email: string): Promise<User | undefined> => {
  const [row] = await tx
    .select(columns)
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.archivedAt)));
  return row;
};

/** Finds an account and locks its row until the transaction ends, so that decisions use its current state. */
export const lockUser = async (tx: Tx, id: string): Promise<User | undefined> => {
  const [row] = await tx
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.archivedAt)))
    .for('update');
  return row;
};

export const findFirstAdmin = async (tx: Tx): Promise<User | undefined> => {
  const admins = and(eq(users.role, 'ADMIN'), isNull(users.archivedAt));
  const [row] = await tx.select(columns).from(users).where(admins).orderBy(users.createdAt).limit(1);
  return row;
};

/** Waits for other processes that are creating the first admin. */
export const lockFirstAdmin = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('admin', 0))`);

type NewUser = Pick<User, 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'role' | 'emailVerified'> &
  Partial<Pick<User, 'phone' | 'language' | 'mustChangePassword' | 'oneTimeUntil'>> &
  Readonly<{ createdAt: Temporal.Instant; termsAcceptedAt?: Temporal.Instant }>;

export const insertUser = async (tx: Tx, user: NewUser): Promise<User> => {
  const [row] = await tx.insert(users).values(user).returning(columns);
  return returnedRow(row);
};

/** Inserts an account and returns its id; undefined if the e-mail has an account already. */
export const insertUserUnlessEmailTaken = async (tx: Tx, user: NewUser): Promise<string | undefined> => {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return row?.id;
};

type Change = Partial<
  Pick<User, 'email' | 'emailVerified' | 'passwordHash' | 'mustChangePassword' | 'oneTimeUntil' | 'isActive'>
>;

export const saveUser = (tx: Tx, id: string, change: Change) => tx.update(users).set(change).where(eq(users.id, id));

/** Whether a write failed because the e-mail has an account: the only check that is safe under concurrency. */
export const isEmailTaken = (error: unknown): boolean => brokenConstraint(error) === 'app_user_email';

/** The fields of their own account that users may change. Role, activity and e-mail are not among them. */
export type OwnAccount = Readonly<
  Partial<Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'phone' | 'language'>>
>;

/** Writes the phone into an account that has none. */
export const fillOwnAccount = async (tx: Tx, id: string, { phone }: { phone: string }): Promise<void> => {
  await tx
    .update(users)
    .set({ phone })
    .where(and(eq(users.id, id), sql`coalesce(${users.phone}, '') = ''`));
};

export const saveOwnAccount = async (tx: Tx, id: string, changed: OwnAccount): Promise<void> => {
  if (Object.keys(changed).length > 0) await tx.update(users).set(changed).where(eq(users.id, id));
};

/**
 * Deletes an account with its sessions, links, codes and failed sign-ins. Rows that refer to it must be deleted before.
 */
export const deleteUserAccount = async (tx: Tx, { id, email }: { id: string; email: string }): Promise<void> => {
  await tx.delete(failedLogins).where(eq(failedLogins.email, email.toLowerCase()));
  await tx.delete(users).where(eq(users.id, id));
};
