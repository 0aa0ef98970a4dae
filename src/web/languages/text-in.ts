import type { Language } from './language.ts';

/** A text that the business wrote, in the page's language; English where it wrote no other. */
export const textIn = (text: Readonly<{ en: string; th: string | null }>, language: Language): string =>
  text[language] ?? text.en;
