import type { Language } from '#contract/fields.ts';

/** A text in both languages of the paper. */
export type Both = Readonly<Record<Language, string>>;

export const both = (textIn: (language: Language) => string): Both => ({ th: textIn('th'), en: textIn('en') });
