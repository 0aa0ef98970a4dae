/** The capacity of a part: 160 characters of the GSM alphabet, else 70; slightly less if there are several parts. */
const PLAIN = { alone: 160, among: 153 };
const OTHER = { alone: 70, among: 67 };

const plain = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùü^{}\\[\]~|€]*$/;
const countsTwice = /[\^{}\\[\]~|€]/g;

/** The number of parts in which a text message is sent. */
export const smsParts = (text: string): number => {
  const isPlain = plain.test(text);
  const length = text.length + (isPlain ? (text.match(countsTwice)?.length ?? 0) : 0);
  const { alone, among } = isPlain ? PLAIN : OTHER;
  return length <= alone ? 1 : Math.ceil(length / among);
};

/**
 * Replaces typographic marks by plain ones, since a single one outside the GSM alphabet more than halves the capacity.
 */
export const inPlainMarks = (text: string): string =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll('…', '...')
    .replaceAll(/[\u00a0\u202f]/g, ' ');

/** The first text that fits into `most` parts, from the longest to the shortest; the last if none does. */
export const fitting = (texts: readonly [string, ...string[]], most: number): string =>
  texts.find((text) => smsParts(text) <= most) ?? texts.at(-1) ?? '';
