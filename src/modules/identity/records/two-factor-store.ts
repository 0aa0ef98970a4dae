import { and, eq, gt, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { recoveryCodes, trustedComputers, users } from './identity-tables.ts';
import { hashOfToken, looksLikeToken } from './tokens.ts';

/** The sealed secret of a user's authenticator app; `since` is null while it is being set up. */
export const findSecret = async (tx: Tx, userId: string) => {
  const [row] = await tx
    .select({ sealed: users.twoFactorSecret, begunAt: users.twoFactorBegunAt, since: users.twoFactorSince })
    .from(users)
    .where(eq(users.id, userId));
  return row?.sealed ? { ...row, sealed: row.sealed } : undefined;
};

/** Saves a secret for set-up, whose codes are not required yet. False if the user already has an active one. */
export const savePendingSecret = async (
  tx: Tx,
  userId: string,
  { sealed, now }: { sealed: Buffer; now: Temporal.Instant },
): Promise<boolean> => {
  const rows = await tx
    .update(users)
    .set({ twoFactorSecret: sealed, twoFactorBegunAt: now })
    .where(and(eq(users.id, userId), isNull(users.twoFactorSince)))
    .returning({ id: users.id });
  return rows.length > 0;
};

/**
 * Records the time step of an accepted code; false if that step or a later one was recorded before. Of parallel uses,
 * only one returns true.
 */
export const claimTimeStep = async (tx: Tx, userId: string, step: number): Promise<boolean> => {
  const isLater = or(isNull(users.twoFactorLastStep), lt(users.twoFactorLastStep, step));
  const rows = await tx
    .update(users)
    .set({ twoFactorLastStep: step })
    .where(and(eq(users.id, userId), isLater))
    .returning({ id: users.id });
  return rows.length > 0;
};

export const beginTwoFactorInForce = (tx: Tx, userId: string, since: Temporal.Instant) =>
  tx.update(users).set({ twoFactorSince: since }).where(eq(users.id, userId));

export const deleteSecret = (tx: Tx, userId: string) =>
  tx
    .update(users)
    .set({ twoFactorSecret: null, twoFactorBegunAt: null, twoFactorSince: null, twoFactorLastStep: null })
    .where(eq(users.id, userId));

export const allSecrets = (tx: Tx) =>
  tx.select({ userId: users.id, sealed: users.twoFactorSecret }).from(users).where(isNotNull(users.twoFactorSecret));

/** Replaces a sealed secret with its re-encrypted form, unless it was changed in the meantime. */
export const replaceTwoFactorSecret = (tx: Tx, userId: string, { from, to }: { from: Buffer; to: Buffer }) =>
  tx
    .update(users)
    .set({ twoFactorSecret: to })
    .where(and(eq(users.id, userId), eq(users.twoFactorSecret, from)));

export const replaceRecoveryCodes = async (tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> => {
  await deleteRecoveryCodesOf(tx, userId);
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, userId })));
};

/** Consumes a recovery code of this user; false if it is unknown or used. Of parallel uses, only one returns true. */
export const spendRecoveryCode = async (
  tx: Tx,
  { userId, codeHash, now }: { userId: string; codeHash: Buffer; now: Temporal.Instant },
): Promise<boolean> => {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.codeHash, codeHash), eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
};

export const deleteRecoveryCodesOf = (tx: Tx, userId: string) =>
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));

type Trusted = typeof trustedComputers.$inferInsert;

export const insertTrustedComputer = (tx: Tx, computer: Trusted) => tx.insert(trustedComputers).values(computer);

/** Whether the token is that of an unexpired trusted computer of this user. */
export const isTrustedComputer = async (
  tx: Tx,
  { token, userId, now }: { token: string | null; userId: string; now: Temporal.Instant },
): Promise<boolean> => {
  if (token === null || !looksLikeToken(token)) return false;
  const own = and(eq(trustedComputers.tokenHash, hashOfToken(token)), eq(trustedComputers.userId, userId));
  return (await tx.$count(trustedComputers, and(own, gt(trustedComputers.expiresAt, now)))) > 0;
};

export const deleteTrustedComputersOf = (tx: Tx, userId: string) =>
  tx.delete(trustedComputers).where(eq(trustedComputers.userId, userId));

export const deleteTrustedComputersUntil = (tx: Tx, now: Temporal.Instant) =>
  tx.delete(trustedComputers).where(lte(trustedComputers.expiresAt, now));

/** Deletes all of a user's second factor: the secret, the recovery codes and the trusted computers. */
export const forgetTwoFactor = async (tx: Tx, userId: string): Promise<void> => {
  await deleteSecret(tx, userId);
  await deleteRecoveryCodesOf(tx, userId);
  await deleteTrustedComputersOf(tx, userId);
};
