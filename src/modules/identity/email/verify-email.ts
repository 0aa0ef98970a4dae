import type { Context } from '#platform/context.ts';
import { endLinks } from '../links/end-links.ts';
import { type MailLink, useLink } from '../links/mail-link-store.ts';
import { isLinkOf, type OnProven } from '../links/proven.ts';
import { announceNews } from '../mails/announce.ts';
import { recordOwn } from '../record-own.ts';
import { linkOver } from '../rules/problems.ts';
import { findUserByEmail, lockUser, saveUser, type User } from '../user-store.ts';

/** Proves an e-mail by the link of a mail, once: the one of the account, or the one that it is to have. 410 `auth.link-over`. */
export const verifyEmail = async (
  ctx: Context,
  token: string,
  { onProven }: { onProven: OnProven },
): Promise<{ email: string }> => {
  const { tx, now } = ctx;
  const link = await useLink(tx, token, ['verify-email', 'change-email'], now);
  const user = link && (await lockUser(tx, link.userId));
  if (!link || !user?.isActive) throw linkOver();
  if (link.purpose === 'change-email') await moveTo(ctx, user, link);
  else if (!isLinkOf(link, user)) throw linkOver();
  await saveUser(tx, user.id, { emailVerified: true });
  await onProven(ctx, { userId: user.id, email: link.email });
  return { email: link.email };
};

const moveTo = async (ctx: Context, user: User, { email }: MailLink): Promise<void> => {
  // Somebody else may have it by now.
  if (await findUserByEmail(ctx.tx, email)) throw linkOver();
  await saveUser(ctx.tx, user.id, { email });
  await endLinks(ctx, user.id);
  await recordOwn(ctx, user, 'user.email-changed', { email });
  await announceNews(ctx, { userId: user.id, news: 'email-changed', to: user.email });
};
