/** What a part holds: 160 of the plain alphabet or 70 of any other; a few less where there are several. */
const PLAIN = { alone: 160, among: 153 };
const OTHER = { alone: 70, among: 67 };

const plain = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùü^{}\\[\]~|€]*$/;
const countsTwice = /[\^{}\\[\]~|€]/g;

/** In how many parts a text message travels. */
export const smsParts = (text: string): number => {
  const isPlain = plain.test(text);
  const length = text.length + (isPlain ? (text.match(countsTwice)?.length ?? 0) : 0);
  const { alone, among } = isPlain ? PLAIN : OTHER;
  return length <= alone ? 1 : Math.ceil(length / among);
};

/** Typographic marks as a phone's plain alphabet has them, so that one of them does not make a message twice as long. */
export const inPlainMarks = (text: string): string =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll('…', '...')
    .replaceAll(/[\u00a0\u202f]/g, ' ');

/** Of texts that say less and less the first that travels in so many parts; the last where none does. */
export const fitting = (texts: readonly [string, ...string[]], most: number): string =>
  texts.find((text) => smsParts(text) <= most) ?? texts.at(-1) ?? '';
