import { and, eq, gt, isNull } from 'drizzle-orm';
import { brokenConstraint, databaseError, type Tx } from '#platform/database.ts';
import { loginChallenges, mailLinks, recoveryCodes, trustedComputers, users } from '../identity-tables.ts';

/** Ends what would still lead into an account without its password: begun sign-ins, trusted computers, links of mails. */
export const forgetWaysIn = async (tx: Tx, userId: string, now: Temporal.Instant): Promise<void> => {
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
  await tx.delete(trustedComputers).where(eq(trustedComputers.userId, userId));
  const open = and(eq(mailLinks.userId, userId), isNull(mailLinks.usedAt), gt(mailLinks.expiresAt, now));
  await tx.update(mailLinks).set({ expiresAt: now }).where(open);
};

export const forgetTwoFactor = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .update(users)
    .set({ twoFactorSecret: null, twoFactorSince: null, twoFactorLastStep: null })
    .where(eq(users.id, userId));
};

/** Deletes an account; false, and nothing is done, when other records name it. */
export const deleteUser = async (tx: Tx, id: string): Promise<boolean> => {
  try {
    await tx.transaction((inner) => inner.delete(users).where(eq(users.id, id)));
    return true;
  } catch (error) {
    if (databaseError(error)?.code === FOREIGN_KEY) return false;
    throw error;
  }
};

const FOREIGN_KEY = '23503';

/** Leaves of an account what other records need to name it. */
export const archiveUser = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  await forgetTwoFactor(tx, id);
  await tx
    .update(users)
    .set({ archivedAt: now, isActive: false, passwordHash: null, phone: null })
    .where(eq(users.id, id));
};

/** Whether a write was refused because the e-mail has an account: the one check that holds for those who come at once. */
export const isEmailTaken = (error: unknown): boolean => brokenConstraint(error) === 'app_user_email';
