import { and, eq, gt, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { LinkPurpose } from '../rules/link-life.ts';
import { mailLinks } from './identity-tables.ts';
import { hashOfToken, looksLikeToken } from './tokens.ts';

export type MailLink = Readonly<{ userId: string; purpose: LinkPurpose; email: string }>;

type NewLink = MailLink & Readonly<{ tokenHash: Buffer; createdAt: Temporal.Instant; expiresAt: Temporal.Instant }>;

export const insertLink = (tx: Tx, link: NewLink) => tx.insert(mailLinks).values(link);

const isValidAt = (now: Temporal.Instant) => and(isNull(mailLinks.usedAt), gt(mailLinks.expiresAt, now));

type Ended = Readonly<{ userId: string; purpose?: LinkPurpose; but?: LinkPurpose }>;

/** Expires a user's unused links: for one purpose, for all `but` one, or for all. */
export const endUnusedLinks = (tx: Tx, { userId, purpose, but }: Ended, now: Temporal.Instant) => {
  const ended = and(purpose && eq(mailLinks.purpose, purpose), but && ne(mailLinks.purpose, but));
  return tx
    .update(mailLinks)
    .set({ expiresAt: now })
    .where(and(eq(mailLinks.userId, userId), ended, isValidAt(now)));
};

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

/** Whether a link for one of these purposes was used, whatever became of it since. */
export const isLinkUsed = async (tx: Tx, token: string, purposes: readonly LinkPurpose[]): Promise<boolean> => {
  if (!looksLikeToken(token)) return false;
  const isTheirs = and(eq(mailLinks.tokenHash, hashOfToken(token)), inArray(mailLinks.purpose, [...purposes]));
  return (await tx.$count(mailLinks, and(isTheirs, isNotNull(mailLinks.usedAt)))) > 0;
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
