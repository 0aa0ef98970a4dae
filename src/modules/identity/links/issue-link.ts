import type { Context } from '#platform/context.ts';
import { linkLifeHours } from '../rules/link-life.ts';
import { hashOfToken, newToken } from '../tokens.ts';
import { endUnusedLinks, insertLink, type MailLink } from './mail-link-store.ts';

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
