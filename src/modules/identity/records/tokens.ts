import { createHash, randomBytes, randomInt } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 bits, as 43 letters, digits, `-` and `_`. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const looksLikeToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The only form in which a token is stored. Tokens are too random to be guessed from a hash, so no salt is needed. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const unambiguous = 'abcdefghjkmnpqrstuvwxyz23456789';

const groups = (count: number, size: number): string =>
  Array.from({ length: count }, () =>
    Array.from({ length: size }, () => unambiguous[randomInt(unambiguous.length)]).join(''),
  ).join('-');

/** Four groups of five characters, to be read from a screen and typed: about 99 bits. */
export const newPassword = (): string => groups(4, 5);

/** Seven groups of four characters, to be kept on paper and typed: 138 bits, too many to guess from a fast hash. */
export const newRecoveryCode = (): string => groups(7, 4);
