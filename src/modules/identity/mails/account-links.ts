import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { endUnusedLinks, insertLink, type MailLink } from '../records/mail-link-store.ts';
import { hashOfToken, newToken } from '../records/tokens.ts';
import type { User } from '../records/user-store.ts';
import { linkLifeHours } from '../rules/link-life.ts';

/**
 * The token of a new link for a mail to `email`. Those that were sent before for the same purpose and are unused are
 * over. Only its hash is kept.
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

/** Lets no mail that was sent to somebody lead anywhere any more. */
export const endLinks = ({ tx, now }: Pick<Context, 'tx' | 'now'>, userId: string): Promise<unknown> =>
  endUnusedLinks(tx, { userId }, now);

/** What follows when somebody has proven that an e-mail is theirs. */
export type OnEmailVerified = (ctx: Context, proven: { userId: string; email: string }) => Promise<void>;

/** `lockEmail` holds down whoever books with the e-mail meanwhile. It is always taken before the account. */
export type Proof = Readonly<{ onProven: OnEmailVerified; lockEmail: (tx: Tx, email: string) => Promise<unknown> }>;

/** Whether a link went to the e-mail that the account still has. */
export const isLinkOf = (link: MailLink | undefined, { email }: User): boolean =>
  link?.email.toLowerCase() === email.toLowerCase();
