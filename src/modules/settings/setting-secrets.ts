import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { everySealed, findSealed, removeSealed, replaceSealedSetting, storeSealed } from './secret-store.ts';

/** The fields of the settings that nobody ever reads again but the product itself. */
export const secretFields = { email: ['smtpPassword'], payment: ['omiseSecretKey'] } as const;

export type SecretName = 'email.smtpPassword' | 'payment.omiseSecretKey';

export const secretsOf = (group: string): readonly string[] =>
  Object.hasOwn(secretFields, group) ? secretFields[group as keyof typeof secretFields] : [];

/** Null where none is set, and where no known key opens it: then it counts as not set, and must be typed anew. */
export const readSecret = async (tx: Tx, sealer: Sealer, name: SecretName): Promise<string | null> => {
  const sealed = await findSealed(tx, name);
  return sealed && openSecret(sealer, name, sealed);
};

export const openSecret = (sealer: Sealer, name: string, sealed: Buffer): string | null => {
  try {
    return sealer.open(sealed, aboutSecret(name));
  } catch {
    return null;
  }
};

/** Keeps a secret sealed; null takes it away. */
export const writeSecret = async (tx: Tx, sealer: Sealer, name: SecretName, text: string | null): Promise<void> =>
  text === null ? removeSealed(tx, name) : storeSealed(tx, name, sealer.seal(text, aboutSecret(name)));

export const aboutSecret = (name: string): string => `setting ${name}`;

/** Seals the secrets of the settings with the key of today. How many no key opens; they stay as they are. */
export const rotateSettingSecrets = async (
  { tx }: Pick<Context, 'tx'>,
  { sealer }: { sealer: Sealer },
): Promise<number> => {
  let unopened = 0;
  for (const { name, sealed } of await everySealed(tx)) {
    if (sealer.isCurrent(sealed)) continue;
    const secret = openSecret(sealer, name, sealed);
    if (secret === null) unopened += 1;
    else await replaceSealedSetting(tx, name, { from: sealed, to: sealer.seal(secret, aboutSecret(name)) });
  }
  return unopened;
};
