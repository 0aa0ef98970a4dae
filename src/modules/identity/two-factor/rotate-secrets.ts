import type { Context } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { allSecrets, replaceTwoFactorSecret } from '../records/two-factor-store.ts';
import { aboutSecretOf } from './authenticator.ts';

/**
 * Seals with the key of today what a previous key has sealed, so that the previous one can be thrown away. How many
 * secrets no key opens; they stay as they are.
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
