import type { Context } from '#platform/context.ts';
import type { Sealer } from '#platform/sealed.ts';
import { aboutSecretOf } from './take-code.ts';
import { allSecrets, replaceSealed } from './two-factor-store.ts';

/** Seals with the key of today what a previous key has sealed, so that the previous one can be thrown away. */
export const sealAnew = async ({ tx }: Pick<Context, 'tx'>, { sealer }: { sealer: Sealer }): Promise<void> => {
  for (const { userId, sealed } of await allSecrets(tx)) {
    if (!sealed || sealer.isCurrent(sealed)) continue;
    const about = aboutSecretOf(userId);
    await replaceSealed(tx, userId, { from: sealed, to: sealer.seal(sealer.open(sealed, about), about) });
  }
};
