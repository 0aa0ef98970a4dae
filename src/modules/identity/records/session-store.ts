import { and, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Role } from '#kernel/role.ts';
import type { Tx } from '#platform/database/database.ts';
import { sessions, users } from './identity-tables.ts';

export type Session = Readonly<{
  tokenHash: Buffer;
  user: { id: string; name: string; role: Role; mustChangePassword: boolean; hasTwoFactor: boolean };
  provedAt: Temporal.Instant | null;
  lastSeenAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
}>;

/** The session of a token hash, if its user may still sign in. The caller checks whether the session is alive. */
export const findSession = async (tx: Tx, tokenHash: Buffer): Promise<Session | undefined> => {
  const [row] = await tx
    .select({
      tokenHash: sessions.tokenHash,
      user: {
        id: users.id,
        name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
        role: users.role,
        mustChangePassword: users.mustChangePassword,
        hasTwoFactor: sql<boolean>`${users.twoFactorSince} is not null`,
      },
      provedAt: sessions.provedAt,
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
  userAgent: string | null;
  address: string;
  createdAt: Temporal.Instant;
  provedAt: Temporal.Instant | null;
  expiresAt: Temporal.Instant;
}>;

export const insertSession = (tx: Tx, session: NewSession) =>
  tx.insert(sessions).values({ ...session, lastSeenAt: session.createdAt });

export const touchSession = (tx: Tx, tokenHash: Buffer, now: Temporal.Instant) =>
  tx
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastSeenAt, now)));

export const saveProof = (tx: Tx, tokenHash: Buffer, provedAt: Temporal.Instant) =>
  tx.update(sessions).set({ provedAt }).where(eq(sessions.tokenHash, tokenHash));

export const deleteSession = (tx: Tx, tokenHash: Buffer) =>
  tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

/** All sessions of a user, newest first. The caller checks whether each is alive. */
export const listSessions = (tx: Tx, userId: string) =>
  tx.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.createdAt), desc(sessions.id));

/** Deletes a session of this user; false if there was none. */
export const deleteOwnSession = async (tx: Tx, { id, userId }: { id: string; userId: string }): Promise<boolean> => {
  const own = and(eq(sessions.id, id), eq(sessions.userId, userId));
  return (await tx.delete(sessions).where(own).returning({ id: sessions.id })).length > 0;
};

export const deleteSessionsOf = (tx: Tx, userId: string, but: Buffer | undefined) =>
  tx.delete(sessions).where(and(eq(sessions.userId, userId), but && ne(sessions.tokenHash, but)));

export const deleteEndedSessions = (
  tx: Tx,
  { now, idleSince }: { now: Temporal.Instant; idleSince: Temporal.Instant },
) => tx.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)));
