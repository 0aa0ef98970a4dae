import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { users } from '../identity-tables.ts';

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
export const takeStep = async (tx: Tx, userId: string, step: number): Promise<boolean> => {
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
export const replaceSealed = (tx: Tx, userId: string, { from, to }: { from: Buffer; to: Buffer }) =>
  tx
    .update(users)
    .set({ twoFactorSecret: to })
    .where(and(eq(users.id, userId), eq(users.twoFactorSecret, from)));
