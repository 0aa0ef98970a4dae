import type { Context } from '#platform/context.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { newPassword } from './records/tokens.ts';
import { findFirstAdmin, findUserByEmail, insertUser, lockFirstAdmin, saveUser } from './records/user-store.ts';
import { isOneTimeOver, oneTimeUntil } from './rules/one-time-password.ts';
import { adminEmailTaken } from './rules/problems.ts';

type FirstAdmin = Readonly<{
  email: string;
  /** The generated password, to be shown this once; null if none was generated. */
  generatedPassword: string | null;
}>;

/**
 * Creates the first admin if there is none. A generated password must be changed at the first sign-in, and ends after a
 * day: then a new one is generated. Apart from that an existing admin is never changed, whatever the environment says.
 */
export const ensureAdmin = async (
  { tx, now }: Context,
  { email, password }: { email: string; password?: string | undefined },
): Promise<FirstAdmin> => {
  await lockFirstAdmin(tx);
  const admin = await findFirstAdmin(tx);
  const generated = { mustChangePassword: true, oneTimeUntil: oneTimeUntil(now, 'first-admin') };
  if (admin && isOneTimeOver(admin, now)) {
    const again = newPassword();
    await saveUser(tx, admin.id, { ...generated, passwordHash: await hashPassword(again) });
    return { email: admin.email, generatedPassword: again };
  }
  if (admin) return { email: admin.email, generatedPassword: null };
  if (await findUserByEmail(tx, email)) throw adminEmailTaken(email);

  const firstPassword = password ?? newPassword();
  await insertUser(tx, {
    email,
    passwordHash: await hashPassword(firstPassword),
    firstName: 'Admin',
    lastName: 'Saphan',
    role: 'ADMIN',
    emailVerified: true,
    createdAt: now,
    ...(password === undefined && generated),
  });
  return { email, generatedPassword: password === undefined ? firstPassword : null };
};
