import type { Client } from '../../../../api/client.ts';
import type { DataOf } from '../../../../api/routes.ts';

export type Strength = DataOf<'POST /auth/password-strength'>;

/** The word for a strength. What would be refused is weak, however it scores. */
export const strengthWord = ({ score, isAccepted }: Strength) => {
  if (!isAccepted || score < 2) return 'weak';
  return score === 2 ? 'fair' : score === 3 ? 'good' : 'strong';
};

/** How many of the meter's four parts are full. */
export const fullParts = (strength: Strength): number => parts[strengthWord(strength)];
const parts = { weak: 1, fair: 2, good: 3, strong: 4 } as const;

/** How the server judges a password; null where it cannot be asked. Personal is what of `about` is in it. */
export const readStrength = async (
  { call }: Client,
  password: string,
  about: readonly string[],
  signal?: AbortSignal,
): Promise<Strength | null> => {
  const personal = about.filter((one) => one !== '').map((one) => one.slice(0, 254));
  const answer = await call('POST /auth/password-strength', {
    body: { password: password.slice(0, 1000), about: personal.slice(0, 5) },
    ...(signal && { signal }),
  });
  return answer.success ? answer.data : null;
};

type AccountRules = DataOf<'GET /settings/accounts'>;

/** What the settings say of accounts; where they cannot be read, what is always true, or is said with care. */
export const readAccountRules = async ({ call }: Client): Promise<AccountRules> => {
  const answer = await call('GET /settings/accounts');
  return answer.success ? answer.data : { passwordMinLength: 8, requireEmailVerification: false };
};

/** The least that a password must have, for the page before anything is typed; 8 is the floor of the setting. */
export const readMinLength = async (client: Client): Promise<number> =>
  (await readAccountRules(client)).passwordMinLength;
