import type { Client } from '../../api/client.ts';
import { readStrength, type Strength } from './strength.ts';

/** What is wrong with a password that was to be. */
export type PasswordTrouble =
  | Readonly<{ reason: 'required' | 'refused' }>
  | Readonly<{ reason: NonNullable<Strength['reason']>; minLength: number }>;

/** Why the server refused a password, so that the page can say it in its language. */
export const whyRefused = async (
  client: Client,
  password: string,
  about: readonly string[],
): Promise<PasswordTrouble> => {
  const strength = await readStrength(client, password, about);
  if (!strength?.reason) return { reason: 'refused' };
  return { reason: strength.reason, minLength: strength.minLength };
};
