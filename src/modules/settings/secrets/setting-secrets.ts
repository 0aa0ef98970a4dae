import type { Tx } from '#platform/database/database.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { findSealed, removeSealed, storeSealed } from './secret-store.ts';

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
