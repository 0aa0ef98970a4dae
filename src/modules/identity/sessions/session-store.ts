import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database.ts';
import { sessions, users } from '../identity-tables.ts';
import type { Role } from '../rules/session-life.ts';

export type Session = Readonly<{
  tokenHash: Buffer;
  user: { id: string; name: string; role: Role };
  lastSeenAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
}>;

/** The session of a token, if its user may still sign in. Whether it is still alive is for the caller to say. */
export const findSession = async (tx: Tx, tokenHash: Buffer): Promise<Session | undefined> => {
  const [row] = await tx
    .select({
      tokenHash: sessions.tokenHash,
      user: {
        id: users.id,
        name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
        role: users.role,
      },
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(users.isActive, true), isNull(users.archivedAt)));
  return row;
};

type NewSession = Readonly<{
  tokenHash: Buffer;
  userId: string;
  createdAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
}>;

export const insertSession = (tx: Tx, session: NewSession) =>
  tx.insert(sessions).values({ ...session, lastSeenAt: session.createdAt });

export const touchSession = (tx: Tx, tokenHash: Buffer, now: Temporal.Instant) =>
  tx
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastSeenAt, now)));

export const deleteSession = (tx: Tx, tokenHash: Buffer) =>
  tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

export const deleteSessionsThatEnded = (
  tx: Tx,
  { now, idleSince }: { now: Temporal.Instant; idleSince: Temporal.Instant },
) => tx.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)));
