import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database.ts';
import { failedLogins } from '../identity-tables.ts';

/** Who tries: an e-mail in lower case, known or not, from an address. */
export type Attempt = Readonly<{ email: string; address: string }>;

const isOf = ({ email, address }: Attempt) => and(eq(failedLogins.email, email), eq(failedLogins.address, address));

/** Attempts of one e-mail from one address are decided one after the other, in whichever process. */
export const lockAttempts = (tx: Tx, { email, address }: Attempt) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`login ${address} ${email}`}, 0))`);

export const failuresSince = async (tx: Tx, attempt: Attempt, since: Temporal.Instant): Promise<Temporal.Instant[]> => {
  const rows = await tx
    .select({ at: failedLogins.at })
    .from(failedLogins)
    .where(and(isOf(attempt), gt(failedLogins.at, since)));
  return rows.map(({ at }) => at);
};

export const insertFailure = (tx: Tx, attempt: Attempt, at: Temporal.Instant) =>
  tx.insert(failedLogins).values({ ...attempt, at });

export const deleteFailures = (tx: Tx, attempt: Attempt) => tx.delete(failedLogins).where(isOf(attempt));

export const deleteFailuresUntil = (tx: Tx, until: Temporal.Instant) =>
  tx.delete(failedLogins).where(lte(failedLogins.at, until));
