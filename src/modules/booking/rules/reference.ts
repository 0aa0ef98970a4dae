/** Without 0, O, 1, I and L: people read references out over the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;

/** Bytes for one reference, with spares for those that `referenceFrom` skips. */
export const REFERENCE_BYTES = 32;

/** Makes a reference, `BKK` and six characters, from random bytes. */
export const referenceFrom = (random: Uint8Array): string => `BKK${lettersFrom(random, LENGTH)}`;

/** Characters that are read out without a mistake, from random bytes. Skips the bytes that would favour some of them. */
export const lettersFrom = (random: Uint8Array, length: number): string => {
  const fair = Math.floor(256 / ALPHABET.length) * ALPHABET.length;
  const letters = [...random].filter((byte) => byte < fair).map((byte) => ALPHABET[byte % ALPHABET.length]);
  if (letters.length < length) throw new RangeError('Too little chance for a reference');
  return letters.slice(0, length).join('');
};

/** Normalizes a typed reference or code: upper case, without blanks and dashes. */
export const readReference = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
