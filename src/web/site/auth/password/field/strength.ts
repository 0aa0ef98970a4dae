import type { Client } from '../../../../api/client.ts';
import type { DataOf } from '../../../../api/routes.ts';

export type Strength = DataOf<'POST /auth/password-strength'>;

/** The rating of a strength. A password that the server would reject is `weak`, whatever its score. */
export const strengthWord = ({ score, isAccepted }: Strength) => {
  if (!isAccepted || score < 2) return 'weak';
  return score === 2 ? 'fair' : score === 3 ? 'good' : 'strong';
};

/** How many of the meter's four bars are filled. */
export const fullParts = (strength: Strength): number => parts[strengthWord(strength)];
const parts = { weak: 1, fair: 2, good: 3, strong: 4 } as const;

/**
 * The server's rating of a password; null if the call failed. `about`: personal texts that the password must not
 * contain.
 */
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

/** The account settings; if they cannot be loaded, the lowest minimum length, and no required confirmation. */
export const readAccountRules = async ({ call }: Client): Promise<AccountRules> => {
  const answer = await call('GET /settings/accounts');
  return answer.success ? answer.data : { passwordMinLength: 8, requireEmailVerification: false };
};

/** The minimum password length, shown before anything is typed; 8, the setting's floor, if it cannot be loaded. */
export const readMinLength = async (client: Client): Promise<number> =>
  (await readAccountRules(client)).passwordMinLength;
