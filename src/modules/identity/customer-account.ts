import type { Language } from '#contract/fields.ts';
import type { Context } from '#platform/context.ts';
import { endLinks } from './mails/account-links.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { newPassword } from './records/tokens.ts';
import { insertUserUnlessEmailTaken, saveOwnAccount, saveUser, type User } from './records/user-store.ts';
import { oneTimeUntil } from './rules/one-time-password.ts';
import { endSessions } from './sessions/end-sessions.ts';
import { enterEmail, isEmailToProve } from './staff/enter-email.ts';
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
  await saveUser(tx, id, { mustChangePassword: true, oneTimeUntil: oneTimeUntil(now, 'handed') });
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
 * Applies staff's changes of a customer to the account; returns whether a new e-mail waits until its owner proves it. The
 * caller has locked the account and checked that the e-mail is free.
 */
export const changeCustomerAccount = async (
  ctx: Context,
  before: User,
  { email = before.email, ...change }: Change,
): Promise<boolean> => {
  await saveOwnAccount(ctx.tx, before.id, change);
  if (email === before.email) return false;
  const waits = isEmailToProve(before, email);
  if (!waits) await saveUser(ctx.tx, before.id, { email });
  if (email.toLowerCase() !== before.email.toLowerCase()) await enterEmail(ctx, before, email);
  return waits;
};

/** Lets a customer sign in again, or no longer; the latter ends all sessions and links. */
export const switchCustomerAccount = async (ctx: Context, userId: string, isActive: boolean): Promise<void> => {
  await saveUser(ctx.tx, userId, { isActive });
  if (isActive) return;
  await endSessions(ctx.tx, userId);
  await endLinks(ctx, userId);
};
