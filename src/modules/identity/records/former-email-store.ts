import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { formerEmails } from './identity-tables.ts';

type FormerEmail = typeof formerEmails.$inferInsert;

export const saveFormerEmail = (tx: Tx, former: FormerEmail) =>
  tx
    .insert(formerEmails)
    .values(former)
    .onConflictDoUpdate({ target: [formerEmails.userId, formerEmails.email], set: { until: former.until } });

/** The e-mails that an account had and that still hear of it. */
export const formerEmailsOf = async (tx: Tx, userId: string, now: Temporal.Instant): Promise<string[]> => {
  const rows = await tx
    .select({ email: formerEmails.email })
    .from(formerEmails)
    .where(and(eq(formerEmails.userId, userId), gt(formerEmails.until, now)))
    .orderBy(asc(formerEmails.until), asc(formerEmails.email));
  return rows.map(({ email }) => email);
};

export const deleteFormerEmailsUntil = (tx: Tx, now: Temporal.Instant) =>
  tx.delete(formerEmails).where(lte(formerEmails.until, now));
