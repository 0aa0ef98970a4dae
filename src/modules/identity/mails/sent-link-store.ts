import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { mailLinks } from '../identity-tables.ts';
import type { LinkPurpose } from '../rules/link-life.ts';

/** When links for a purpose were sent to somebody, in any order. */
export const linksSince = async (
  tx: Tx,
  { userId, purpose }: { userId: string; purpose: LinkPurpose },
  since: Temporal.Instant,
): Promise<Temporal.Instant[]> => {
  const rows = await tx
    .select({ at: mailLinks.createdAt })
    .from(mailLinks)
    .where(and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, purpose), gt(mailLinks.createdAt, since)));
  return rows.map(({ at }) => at);
};
