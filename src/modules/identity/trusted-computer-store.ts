import { and, eq, gt, lte } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { trustedComputers } from './identity-tables.ts';
import { hashOfToken, looksLikeToken } from './tokens.ts';

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
