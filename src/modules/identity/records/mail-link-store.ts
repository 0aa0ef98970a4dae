import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { LinkPurpose } from '../rules/link-life.ts';
import { mailLinks } from './identity-tables.ts';
import { hashOfToken, looksLikeToken } from './tokens.ts';

export type MailLink = Readonly<{ userId: string; purpose: LinkPurpose; email: string }>;

type NewLink = MailLink & Readonly<{ tokenHash: Buffer; createdAt: Temporal.Instant; expiresAt: Temporal.Instant }>;

export const insertLink = (tx: Tx, link: NewLink) => tx.insert(mailLinks).values(link);

const isValidAt = (now: Temporal.Instant) => and(isNull(mailLinks.usedAt), gt(mailLinks.expiresAt, now));

type Sent = Pick<MailLink, 'userId'> & Partial<Pick<MailLink, 'purpose'>>;

/** Expires a user's unused links, for one purpose or for all. */
export const endUnusedLinks = (tx: Tx, { userId, purpose }: Sent, now: Temporal.Instant) =>
  tx
    .update(mailLinks)
    .set({ expiresAt: now })
    .where(and(eq(mailLinks.userId, userId), purpose && eq(mailLinks.purpose, purpose), isValidAt(now)));

const isValidFor = (token: string, purposes: readonly LinkPurpose[], now: Temporal.Instant) =>
  and(eq(mailLinks.tokenHash, hashOfToken(token)), isValidAt(now), inArray(mailLinks.purpose, [...purposes]));

const linked = { userId: mailLinks.userId, purpose: mailLinks.purpose, email: mailLinks.email };

/** A valid link for one of these purposes, without consuming it. */
export const findLink = async (
  tx: Tx,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Temporal.Instant,
): Promise<MailLink | undefined> => {
  if (!looksLikeToken(token)) return undefined;
  const [link] = await tx
    .select(linked)
    .from(mailLinks)
    .where(isValidFor(token, purposes, now));
  return link;
};

export const deleteLinksUntil = (tx: Tx, until: Temporal.Instant) =>
  tx.delete(mailLinks).where(lt(mailLinks.expiresAt, until));

/**
 * Consumes a link if it is for one of these purposes, unused and not expired; else returns undefined. A single
 * statement, so that only one of parallel uses succeeds.
 */
export const useLink = async (
  tx: Tx,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Temporal.Instant,
): Promise<MailLink | undefined> => {
  if (!looksLikeToken(token)) return undefined;
  const [link] = await tx
    .update(mailLinks)
    .set({ usedAt: now })
    .where(isValidFor(token, purposes, now))
    .returning(linked);
  return link;
};

/** When links for a purpose were sent to a user, in no particular order. */
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
