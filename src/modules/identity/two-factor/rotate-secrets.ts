import type { Context } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { allSecrets, replaceTwoFactorSecret } from '../records/two-factor-store.ts';
import { aboutSecretOf } from './authenticator.ts';

/**
 * Re-encrypts with the current key all secrets sealed with a previous one, so that the old key can be dropped. Returns
 * how many secrets no key opens; those are left unchanged.
 */
export const rotateSecrets = async ({ tx }: Pick<Context, 'tx'>, { sealer }: { sealer: Sealer }): Promise<number> => {
  let unopened = 0;
  for (const { userId, sealed } of await allSecrets(tx)) {
    if (!sealed || sealer.isCurrent(sealed)) continue;
    const about = aboutSecretOf(userId);
    const secret = openOrNull(sealer, sealed, about);
    if (secret === null) unopened += 1;
    else await replaceTwoFactorSecret(tx, userId, { from: sealed, to: sealer.seal(secret, about) });
  }
  return unopened;
};

const openOrNull = (sealer: Sealer, sealed: Buffer, about: string): string | null => {
  try {
    return sealer.open(sealed, about);
  } catch {
    return null;
  }
};
