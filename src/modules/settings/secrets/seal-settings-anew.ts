import type { Context } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { everySealed, replaceSealed } from './secret-store.ts';
import { aboutSecret, openSecret } from './setting-secrets.ts';

/** Seals the secrets of the settings with the key of today. How many no key opens; they stay as they are. */
export const sealSettingsAnew = async (
  { tx }: Pick<Context, 'tx'>,
  { sealer }: { sealer: Sealer },
): Promise<number> => {
  let unopened = 0;
  for (const { name, sealed } of await everySealed(tx)) {
    if (sealer.isCurrent(sealed)) continue;
    const secret = openSecret(sealer, name, sealed);
    if (secret === null) unopened += 1;
    else await replaceSealed(tx, name, { from: sealed, to: sealer.seal(secret, aboutSecret(name)) });
  }
  return unopened;
};
