/**
 * A telephone number as people write it, to stand in a sentence: never cut at the end of a line. Links to a number need
 * no such care, for the styles keep them whole.
 */
export const unbrokenNumber = (number: string): string => number.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
