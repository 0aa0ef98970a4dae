import type { Context } from '#platform/context.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { newPassword } from './records/tokens.ts';
import { findFirstAdmin, findUserByEmail, insertUser, lockFirstAdmin } from './records/user-store.ts';
import { adminEmailTaken } from './rules/problems.ts';

type FirstAdmin = Readonly<{
  email: string;
  /** Only where it was generated now: the one time it can be shown. */
  generatedPassword: string | null;
}>;

/** The first admin, made where there is none. One that exists is never changed, whatever the environment says. */
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
