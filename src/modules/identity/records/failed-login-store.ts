import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { FailedSignIn } from '../rules/lock-out.ts';
import { failedLogins } from './identity-tables.ts';

/** The e-mail, in lower case and possibly unknown, and the address of a sign-in attempt. */
export type SignInAttempt = Readonly<{ email: string; address: string }>;

/**
 * Serialises, across processes, attempts with the same e-mail and attempts from the same address, by advisory locks.
 * The e-mail's lock always comes first, which prevents deadlocks.
 */
export const lockAttempts = async (tx: Tx, { email, address }: SignInAttempt): Promise<void> => {
  for (const name of [`login of ${email}`, `login from ${address}`])
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
};

/** Failed sign-ins with this e-mail from anywhere, and from this address with any e-mail. */
export const failedSignInsSince = (
  tx: Tx,
  { email, address }: SignInAttempt,
  since: Temporal.Instant,
): Promise<FailedSignIn[]> =>
  tx
    .select({ email: failedLogins.email, address: failedLogins.address, at: failedLogins.at })
    .from(failedLogins)
    .where(and(or(eq(failedLogins.email, email), eq(failedLogins.address, address)), gt(failedLogins.at, since)));

export const insertFailedSignIn = (tx: Tx, attempt: SignInAttempt, at: Temporal.Instant) =>
  tx.insert(failedLogins).values({ ...attempt, at });

export const deleteFailedSignIns = (tx: Tx, { email, address }: SignInAttempt) =>
  tx.delete(failedLogins).where(and(eq(failedLogins.email, email), eq(failedLogins.address, address)));

export const deleteFailedSignInsOf = (tx: Tx, email: string) =>
  tx.delete(failedLogins).where(eq(failedLogins.email, email.toLowerCase()));

export const deleteFailedSignInsUntil = (tx: Tx, until: Temporal.Instant) =>
  tx.delete(failedLogins).where(lte(failedLogins.at, until));
