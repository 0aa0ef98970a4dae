/**
 * A telephone number with non-breaking spaces and hyphens, for use in a sentence. Links to a number do not need it:
 * the styles keep them on one line.
 */
export const unbrokenNumber = (number: string): string => number.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
