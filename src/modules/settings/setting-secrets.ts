import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { everySealed, findSealed, removeSealed, replaceSealedSetting, storeSealed } from './secret-store.ts';

/** The secret settings: stored encrypted, and never returned to a screen. */
export const secretFields = { email: ['smtpPassword'], payment: ['omiseSecretKey'] } as const;

export type SecretName = 'email.smtpPassword' | 'payment.omiseSecretKey';

export const secretsOf = (group: string): readonly string[] =>
  Object.hasOwn(secretFields, group) ? secretFields[group as keyof typeof secretFields] : [];

/**
 * A secret in plain text; null if it is not set, or if no known key opens it, in which case it must be entered again.
 */
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

/** Encrypts and stores a secret; null deletes it. */
export const writeSecret = async (tx: Tx, sealer: Sealer, name: SecretName, text: string | null): Promise<void> =>
  text === null ? removeSealed(tx, name) : storeSealed(tx, name, sealer.seal(text, aboutSecret(name)));

export const aboutSecret = (name: string): string => `setting ${name}`;

/** Re-encrypts the settings' secrets with the current key. Returns how many no key opens; those are left unchanged. */
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
