import type { Context } from '#platform/context.ts';
import { endLinks } from '../links/end-links.ts';
import { announceNews } from '../mails/announce.ts';
import { saveOwnAccount } from '../own-account-store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { saveUser, type User } from '../user-store.ts';

type Change = Partial<Pick<User, 'firstName' | 'lastName' | 'email'>> & Readonly<{ phone?: string }>;

/**
 * What staff change of a customer is changed of the account too. Another e-mail is not proven; links to the one before
 * are over, and its owner is told. Lock the account before, and see to it that the e-mail is free.
 */
export const changeCustomerAccount = async (
  ctx: Context,
  before: User,
  { email = before.email, ...change }: Change,
): Promise<void> => {
  await saveOwnAccount(ctx.tx, before.id, change);
  if (email === before.email) return;
  const isSameAddress = email.toLowerCase() === before.email.toLowerCase();
  await saveUser(ctx.tx, before.id, { email, ...(!isSameAddress && { emailVerified: false }) });
  if (isSameAddress) return;
  await endLinks(ctx, before.id);
  await announceNews(ctx, { userId: before.id, news: 'email-changed', to: before.email });
};

/** Lets a customer sign in no longer, or again. */
export const switchCustomerAccount = async (ctx: Context, userId: string, isActive: boolean): Promise<void> => {
  await saveUser(ctx.tx, userId, { isActive });
  if (isActive) return;
  await endSessions(ctx.tx, userId);
  await endLinks(ctx, userId);
};
