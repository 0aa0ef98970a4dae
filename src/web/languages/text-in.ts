import type { Language } from './language.ts';

/** A text written by the business, in the page's language; in English where it has no translation. */
export const textIn = (text: Readonly<{ en: string; th: string | null }>, language: Language): string =>
  text[language] ?? text.en;
