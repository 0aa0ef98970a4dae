import type { Context } from '#platform/context.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { newPassword } from './records/tokens.ts';
import { findFirstAdmin, findUserByEmail, insertUser, lockFirstAdmin } from './records/user-store.ts';
import { adminEmailTaken } from './rules/problems.ts';

type FirstAdmin = Readonly<{
  email: string;
  /** The generated password, to be shown this once; null if none was generated. */
  generatedPassword: string | null;
}>;

/** Creates the first admin if there is none. Never changes an existing one, whatever the environment says. */
export const ensureAdmin = async (
  { tx, now }: Context,
  { email, password }: { email: string; password?: string | undefined },
): Promise<FirstAdmin> => {
  await lockFirstAdmin(tx);
  const admin = await findFirstAdmin(tx);
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
  });
  return { email, generatedPassword: password === undefined ? firstPassword : null };
};
