import type { Language } from '#contract/fields.ts';
import { fill } from '#kernel/fill.ts';
import { agreement as english } from '#words/en/agreement.ts';
import { agreement as thai } from '#words/th/agreement.ts';
import type { Translated } from '#words/translated.ts';
import { type Bilingual, bilingual } from './bilingual.ts';

export const dictionaries: Record<Language, Translated<typeof english>> = { en: english, th: thai };

export type Word = Exclude<keyof typeof english, 'terms' | 'fuels'>;
type Values = Readonly<Record<string, string | number>>;

/** A word of the paper in both languages, its places filled; in each by its own values where they differ. */
export const filled = (word: Word, values: Values | ((language: Language) => Values) = {}): Bilingual =>
  bilingual((language) => fill(dictionaries[language][word], typeof values === 'function' ? values(language) : values));

/** `3/4`, `half`. */
export const fuelIn = (eighths: number, language: Language): string =>
  new Map(Object.entries(dictionaries[language].fuels)).get(`${eighths}`) ?? `${eighths}/8`;

type Term = keyof typeof english.terms;

/** The terms that hold, in both languages. */
export const termsOf = (values: (language: Language) => Values, left: readonly Term[] = []): Bilingual[] =>
  (Object.keys(english.terms) as Term[])
    .filter((term) => !left.includes(term))
    .map((term) => bilingual((language) => fill(dictionaries[language].terms[term], values(language))));
