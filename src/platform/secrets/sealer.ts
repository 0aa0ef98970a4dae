import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** Encrypts secrets for storage, so that the database alone does not reveal them. */
export type Sealer = Readonly<{
  /** `about` says whose secret it is: what was sealed for one cannot be opened as another's. */
  seal: (text: string, about: string) => Buffer;
  /** Throws when the value was sealed with an unknown key or another `about`, or was altered. */
  open: (sealed: Buffer, about: string) => string;
  /** Whether the value was sealed with the current key. */
  isCurrent: (sealed: Buffer) => boolean;
  /** A hash by the current key: shows whether two texts about the same are equal, and nothing else of them. */
  digest: (text: string, about: string) => Buffer;
}>;

const VERSION = 1;
const MARK_BYTES = 5;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/**
 * AES-256-GCM. What is sealed says with which key: version, four bytes of the key's hash, then nonce, tag and text.
 * `previous` keys still open what they sealed, until it was sealed anew.
 */
export const sealerOf = (current: string, previous: readonly string[] = []): Sealer => {
  const keys = [current, ...previous].map(keyOf);
  const [today] = keys as [Key];
  return {
    seal: (text, about) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', today.bytes, iv).setAAD(Buffer.from(about));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([today.mark, iv, cipher.getAuthTag(), content]);
    },
    open: (sealed, about) => {
      const key = keys.find(({ mark }) => isMarked(sealed, mark));
      if (!key) throw new Error('Sealed with a key that is not known: set SECRETS_KEY_PREVIOUS');
      const rest = sealed.subarray(MARK_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, rest.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(about))
        .setAuthTag(rest.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(rest.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
    isCurrent: (sealed) => isMarked(sealed, today.mark),
    digest: (text, about) =>
      createHmac('sha256', today.bytes)
        .update(JSON.stringify(['digest', about, text]))
        .digest(),
  };
};

type Key = Readonly<{ bytes: Buffer; mark: Buffer }>;

const keyOf = (text: string): Key => {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== KEY_BYTES) throw new Error('A key for secrets has 32 bytes in base64');
  const hash = createHash('sha256').update(bytes).digest();
  return { bytes, mark: Buffer.concat([Buffer.from([VERSION]), hash.subarray(0, MARK_BYTES - 1)]) };
};

const isMarked = (sealed: Buffer, mark: Buffer) => sealed.subarray(0, MARK_BYTES).equals(mark);
