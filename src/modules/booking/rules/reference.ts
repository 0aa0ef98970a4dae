/** Without 0, O, 1, I and L: people read references out over the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;

/** Bytes for one reference, with spares for those that `referenceFrom` skips. */
export const REFERENCE_BYTES = 32;

/** Makes a reference, `BKK` and six characters, from random bytes. Skips the bytes that would favour some characters. */
export const referenceFrom = (random: Uint8Array): string => {
  const fair = Math.floor(256 / ALPHABET.length) * ALPHABET.length;
  const letters = [...random].filter((byte) => byte < fair).map((byte) => ALPHABET[byte % ALPHABET.length]);
  if (letters.length < LENGTH) throw new RangeError('Too little chance for a reference');
  return `BKK${letters.slice(0, LENGTH).join('')}`;
};

/** Normalizes a typed reference: upper case, without blanks and dashes. */
export const readReference = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
