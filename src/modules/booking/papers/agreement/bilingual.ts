import type { Language } from '#contract/fields.ts';

/** A text in both languages of the paper. */
export type Bilingual = Readonly<Record<Language, string>>;

export const bilingual = (textIn: (language: Language) => string): Bilingual => ({
  th: textIn('th'),
  en: textIn('en'),
});
