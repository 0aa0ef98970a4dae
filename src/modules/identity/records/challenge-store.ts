import { and, eq, gt, lte } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { loginChallenges } from './identity-tables.ts';
import { hashOfToken, looksLikeToken } from './tokens.ts';

export type Challenge = typeof loginChallenges.$inferSelect;

export const insertChallenge = (tx: Tx, challenge: Challenge) => tx.insert(loginChallenges).values(challenge);

type ChallengeQuery = Readonly<{ token: string; purpose: Challenge['purpose']; now: Temporal.Instant }>;

const isValid = ({ token, purpose, now }: ChallengeQuery) =>
  and(
    eq(loginChallenges.tokenHash, hashOfToken(token)),
    eq(loginChallenges.purpose, purpose),
    gt(loginChallenges.expiresAt, now),
  );

/** The challenge of a token; undefined unless it is valid. */
export const findChallenge = async (tx: Tx, query: ChallengeQuery): Promise<Challenge | undefined> => {
  if (!looksLikeToken(query.token)) return undefined;
  const [row] = await tx.select().from(loginChallenges).where(isValid(query));
  return row;
};

/** Consumes a challenge. Of parallel uses, only one returns true. */
export const takeChallenge = async (tx: Tx, query: ChallengeQuery): Promise<boolean> =>
  (await tx.delete(loginChallenges).where(isValid(query)).returning({ userId: loginChallenges.userId })).length > 0;

export const deleteChallengesOf = (tx: Tx, userId: string) =>
  tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId));

export const deleteChallengesUntil = (tx: Tx, now: Temporal.Instant) =>
  tx.delete(loginChallenges).where(lte(loginChallenges.expiresAt, now));
