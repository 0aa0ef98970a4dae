import type { Language } from '#contract/fields.ts';
import type { Context } from '#platform/context.ts';
import { endLinks } from './mails/account-links.ts';
import { announceNews } from './mails/announce.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { newPassword } from './records/tokens.ts';
import { insertUserUnlessEmailTaken, saveOwnAccount, saveUser, type User } from './records/user-store.ts';
import { endSessions } from './sessions/end-sessions.ts';
import { sendInvitation } from './staff/invite-staff.ts';

type Person = Readonly<{ firstName: string; lastName: string; email: string; phone: string; language: Language }>;

type Access = Readonly<{
  /** Of a one-time password: it opens nothing but its change. */
  passwordHash: string;
  /** Where the link of the invitation leads; null without one. */
  invitedTo: string | null;
}>;

/** An account that staff make for a customer, by id; undefined where the e-mail has one, whoever's it is. */
export const addCustomerAccount = async (
  ctx: Context,
  person: Person,
  { passwordHash, invitedTo }: Access,
): Promise<string | undefined> => {
  const { tx, now } = ctx;
  const id = await insertUserUnlessEmailTaken(tx, {
    ...person,
    role: 'CUSTOMER',
    emailVerified: false,
    passwordHash,
    createdAt: now,
  });
  if (id === undefined) return undefined;
  await saveUser(tx, id, { mustChangePassword: true });
  if (invitedTo) await sendInvitation(ctx, { ...person, id }, { publicUrl: invitedTo });
  return id;
};

/** A password that staff hand over, with its hash. It takes a while: while no transaction is open. */
export const oneTimePassword = async (): Promise<{ password: string; passwordHash: string }> => {
  const password = newPassword();
  return { password, passwordHash: await hashPassword(password) };
};

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
