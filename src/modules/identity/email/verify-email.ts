import type { Context, Steps } from '#platform/context.ts';
import { isLinkOf, type Proof } from '../links/email-verified.ts';
import { endLinks } from '../links/end-links.ts';
import { findLink, type MailLink, useLink } from '../links/mail-link-store.ts';
import { announceNews } from '../mails/announce.ts';
import { recordOwn } from '../record-own.ts';
import { linkOver } from '../rules/problems.ts';
import { findUser, findUserByEmail, isEmailTaken, lockUser, saveUser, type User } from '../user-store.ts';
import { proveAccount } from './prove-account.ts';

const purposes = ['verify-email', 'change-email'] as const;

type Asked = Readonly<{ token: string; password?: string | undefined }>;

/**
 * Proves an e-mail by the link of a mail, once: the one of the account, or the one that it is to have. Anybody can
 * register with another's e-mail, so a press in its mailbox is not enough: who is not signed in to the account gives its
 * password. 410 `auth.link-over`, 401 `auth.link-password`, 429 `auth.locked`.
 */
export const verifyEmail = async (
  steps: Steps,
  { token, password }: Asked,
  proof: Proof,
): Promise<{ email: string }> => {
  const owner = await steps.step(async (ctx) => {
    const link = await findLink(ctx.tx, token, purposes, ctx.now);
    return linked(link, link && (await findUser(ctx.tx, link.userId))).user;
  });
  await proveAccount(steps, owner, password);
  return steps.step((ctx) => take(ctx, token, proof));
};

// In this order, as whoever books or chooses a password: the e-mail, the account, its links.
const take = async (ctx: Context, token: string, { lockEmail, onProven }: Proof): Promise<{ email: string }> => {
  const { tx, now } = ctx;
  const found = await findLink(tx, token, purposes, now);
  if (!found) throw linkOver();
  await lockEmail(tx, found.email);
  const locked = await lockUser(tx, found.userId);
  const { user, link } = linked(await useLink(tx, token, purposes, now), locked);
  if (link.purpose === 'change-email') await moveTo(ctx, user, link);
  await saveUser(tx, user.id, { emailVerified: true });
  await onProven(ctx, { userId: user.id, email: link.email });
  return { email: link.email };
};

/** 410 unless the link is good, and its account may have it. */
const linked = (link: MailLink | undefined, user: User | undefined): { link: MailLink; user: User } => {
  if (!link || !user?.isActive) throw linkOver();
  if (link.purpose === 'verify-email' && !isLinkOf(link, user)) throw linkOver();
  return { link, user };
};

const moveTo = async (ctx: Context, user: User, { email }: MailLink): Promise<void> => {
  // Somebody else may have it by now, or take it in this moment.
  if (await findUserByEmail(ctx.tx, email)) throw linkOver();
  await saveUser(ctx.tx, user.id, { email }).catch((error: unknown) => {
    throw isEmailTaken(error) ? linkOver() : error;
  });
  await endLinks(ctx, user.id);
  await recordOwn(ctx, user, 'user.email-changed', { email });
  await announceNews(ctx, { userId: user.id, news: 'email-changed', to: user.email });
};
