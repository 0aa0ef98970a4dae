import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { FailedSignIn } from '../rules/lock-out.ts';
import { failedLogins } from './identity-tables.ts';

/** Who tries: an e-mail in lower case, known or not, from an address. */
export type SignInAttempt = Readonly<{ email: string; address: string }>;

/**
 * Attempts with one e-mail are decided one after the other, and so are those of one address, in whichever process. The
 * e-mail's lock is always taken first, so that nobody waits in a circle.
 */
export const lockAttempts = async (tx: Tx, { email, address }: SignInAttempt): Promise<void> => {
  for (const name of [`login of ${email}`, `login from ${address}`])
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
};

/** Of this e-mail from anywhere, and of this address with any e-mail. */
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
