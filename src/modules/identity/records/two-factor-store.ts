import { and, eq, gt, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { recoveryCodes, trustedComputers, users } from './identity-tables.ts';
import { hashOfToken, looksLikeToken } from './tokens.ts';

/** The sealed secret of somebody's authenticator app; `since` is null while it is being set up. */
export const findSecret = async (tx: Tx, userId: string) => {
  const [row] = await tx
    .select({ sealed: users.twoFactorSecret, since: users.twoFactorSince })
    .from(users)
    .where(eq(users.id, userId));
  return row?.sealed ? { sealed: row.sealed, since: row.since } : undefined;
};

/** A secret that is being set up; nothing asks for its codes yet. Whether there was none in force. */
export const savePendingSecret = async (tx: Tx, userId: string, sealed: Buffer): Promise<boolean> => {
  const rows = await tx
    .update(users)
    .set({ twoFactorSecret: sealed })
    .where(and(eq(users.id, userId), isNull(users.twoFactorSince)))
    .returning({ id: users.id });
  return rows.length > 0;
};

/** Writes down that the code of a step was taken, unless that of this or a later step was. Of parallel uses one wins. */
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
    .set({ twoFactorSecret: null, twoFactorSince: null, twoFactorLastStep: null })
    .where(eq(users.id, userId));

export const allSecrets = (tx: Tx) =>
  tx.select({ userId: users.id, sealed: users.twoFactorSecret }).from(users).where(isNotNull(users.twoFactorSecret));

/** Puts a newly sealed secret in place of the same one, unless it was changed meanwhile. */
export const replaceTwoFactorSecret = (tx: Tx, userId: string, { from, to }: { from: Buffer; to: Buffer }) =>
  tx
    .update(users)
    .set({ twoFactorSecret: to })
    .where(and(eq(users.id, userId), eq(users.twoFactorSecret, from)));

export const replaceRecoveryCodes = async (tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> => {
  await deleteRecoveryCodesOf(tx, userId);
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, userId })));
};

/** Uses a code up, if it is one of this person's and unused. Of parallel uses one wins. */
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

/** Whether a browser brings what this person was given for it. */
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

/** Nothing of somebody's second factor is left: neither app nor codes nor trusted computers. */
export const forgetTwoFactor = async (tx: Tx, userId: string): Promise<void> => {
  await deleteSecret(tx, userId);
  await deleteRecoveryCodesOf(tx, userId);
  await deleteTrustedComputersOf(tx, userId);
};
