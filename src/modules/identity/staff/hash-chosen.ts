import { readSettings } from '#modules/settings/index.ts';
import type { Steps } from '#platform/context.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { passwordTooShort } from '../rules/staff-problems.ts';

/** The hash of a password that an admin chose for somebody, made while no transaction is open. 422 for a weak one. */
export const hashChosen = async ({ step }: Steps, password: string): Promise<string> => {
  const { security } = await step(({ tx }) => readSettings(tx));
  if ([...password].length < security.passwordMinLength) throw passwordTooShort(security.passwordMinLength);
  return hashPassword(password);
};
