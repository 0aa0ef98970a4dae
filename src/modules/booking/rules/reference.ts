/** No 0, O, 1, I or L: a reference is read out over the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;

/** Random bytes that are enough for a reference, even when some must be passed over. */
export const REFERENCE_BYTES = 32;

/** `BKK` and six characters, each equally likely, so that none can be guessed from another. */
export const referenceFrom = (random: Uint8Array): string => {
  const fair = Math.floor(256 / ALPHABET.length) * ALPHABET.length;
  const letters = [...random].filter((byte) => byte < fair).map((byte) => ALPHABET[byte % ALPHABET.length]);
  if (letters.length < LENGTH) throw new RangeError('Too little chance for a reference');
  return `BKK${letters.slice(0, LENGTH).join('')}`;
};

/** A reference as somebody typed it: in any case, with blanks or dashes. */
export const readReference = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
