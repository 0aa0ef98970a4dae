import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { recoveryCodes } from '../identity-tables.ts';

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
