import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { endUnusedLinks, insertLink, type MailLink } from '../records/mail-link-store.ts';
import { hashOfToken, newToken } from '../records/tokens.ts';
import type { User } from '../records/user-store.ts';
import { type LinkPurpose, linkLifeHours } from '../rules/link-life.ts';

/**
 * Creates a link for a mail to `email` and returns its token; only the hash is stored. Earlier unused links for the
 * same purpose expire.
 */
export const issueLink = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { userId, purpose, email }: MailLink,
): Promise<string> => {
  await endUnusedLinks(tx, { userId, purpose }, now);
  const token = newToken();
  await insertLink(tx, {
    userId,
    purpose,
    email,
    tokenHash: hashOfToken(token),
    createdAt: now,
    expiresAt: now.add({ hours: linkLifeHours[purpose] }),
  });
  return token;
};

/** Expires all unused links that were mailed to a user. */
export const endLinks = (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  userId: string,
  { but }: { but?: LinkPurpose } = {},
): Promise<unknown> => endUnusedLinks(tx, { userId, ...(but && { but }) }, now);

/** The callback for when a user has verified an e-mail. */
export type OnEmailVerified = (ctx: Context, proven: { userId: string; email: string }) => Promise<void>;

/** `lockEmail` makes concurrent bookings with the e-mail wait. It is always taken before the account's lock. */
export type Proof = Readonly<{ onProven: OnEmailVerified; lockEmail: (tx: Tx, email: string) => Promise<unknown> }>;

/** Whether a link was sent to the e-mail that the account still has. */
export const isLinkOf = (link: MailLink | undefined, { email }: User): boolean =>
  link?.email.toLowerCase() === email.toLowerCase();
