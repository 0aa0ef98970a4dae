import { fillPlaceholders } from '#kernel/fill.ts';
import type { Said } from '#modules/documents/index.ts';
import { issued as english } from '#words/en/issued.ts';
import { issued as thai } from '#words/th/issued.ts';
import type { Translated } from '#words/translated.ts';

type Words = Translated<typeof english>;
type Values = Readonly<Record<string, string | number | Said>>;

/** A text in both languages with its placeholders filled in; a value may itself be bilingual. */
export const bilingual = (pick: (words: Words) => string, values: Values = {}): Said => ({
  th: fillPlaceholders(pick(thai), inOne(values, 'th')),
  en: fillPlaceholders(pick(english), inOne(values, 'en')),
});

const inOne = (values: Values, language: keyof Said) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value]),
  );

export const sameInBoth = (text: string): Said => ({ th: text, en: text });

/** All labels of a document. */
export const labels: Readonly<Record<string, Said>> = Object.fromEntries(
  (Object.keys(english.label) as (keyof typeof english.label)[]).map((key) => [
    key,
    bilingual(({ label }) => label[key]),
  ]),
);
