import type { Language } from '#contract/fields.ts';
import type { Context } from '#platform/context.ts';
import { endLinks } from './mails/account-links.ts';
import { enqueueNewsMail } from './mails/enqueue-mail.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { newPassword } from './records/tokens.ts';
import { insertUserUnlessEmailTaken, saveOwnAccount, saveUser, type User } from './records/user-store.ts';
import { endSessions } from './sessions/end-sessions.ts';
import { sendInvitation } from './staff/invite-staff.ts';

type Person = Readonly<{ firstName: string; lastName: string; email: string; phone: string; language: Language }>;

type Access = Readonly<{
  /** The hash of a one-time password, which can only be used to choose another. */
  passwordHash: string;
  /** The URL in the invitation mail; null without an invitation. */
  invitedTo: string | null;
}>;

/**
 * Creates an account for a customer on behalf of staff; returns its id, or undefined if the e-mail has any account
 * already.
 */
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

/** A new one-time password for staff to hand over, with its hash. Hashing is slow: call it outside a transaction. */
export const oneTimePassword = async (): Promise<{ password: string; passwordHash: string }> => {
  const password = newPassword();
  return { password, passwordHash: await hashPassword(password) };
};

type Change = Partial<Pick<User, 'firstName' | 'lastName' | 'email'>> & Readonly<{ phone?: string }>;

/**
 * Applies staff's changes of a customer to the account. A new e-mail is unverified; links sent to the old one expire,
 * and a mail informs the owner there. The caller has locked the account and checked that the e-mail is free.
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
  await enqueueNewsMail(ctx, { userId: before.id, news: 'email-changed', to: before.email });
};

/** Lets a customer sign in again, or no longer; the latter ends all sessions and links. */
export const switchCustomerAccount = async (ctx: Context, userId: string, isActive: boolean): Promise<void> => {
  await saveUser(ctx.tx, userId, { isActive });
  if (isActive) return;
  await endSessions(ctx.tx, userId);
  await endLinks(ctx, userId);
};
