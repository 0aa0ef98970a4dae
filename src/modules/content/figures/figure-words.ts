import type { Language } from '#contract/fields.ts';
import { figures as english } from '#words/en/figures.ts';
import { figures as thai } from '#words/th/figures.ts';
import type { Translated } from '#words/translated.ts';

export type FigureWords = Translated<typeof english>;

const dictionaries: Record<Language, FigureWords> = { en: english, th: thai };

export const wordsIn = (language: Language): FigureWords => dictionaries[language];

/** A name in a language; the English one where the business wrote no other. */
export const nameIn = (one: Readonly<{ name: string; nameInThai: string | null }>, language: Language): string =>
  (language === 'th' && one.nameInThai) || one.name;
