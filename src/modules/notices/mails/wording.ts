import type { Language } from '#contract/fields.ts';
import { mail as english } from '#words/en/mail.ts';
import { mail as thai } from '#words/th/mail.ts';
import type { Translated } from '#words/translated.ts';

export type MailWords = Translated<typeof english>;

const dictionaries: Record<Language, MailWords> = { en: english, th: thai };

export const wordsOf = (language: Language): MailWords => dictionaries[language];

/** Puts values into the `{{places}}` of a text, in one go: a place inside a value stays as it is typed. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));

/** `฿6,950`; satang are shown where there are any, a discount with a minus. */
export const bahtText = (baht: number): string => {
  const digits = Number.isInteger(baht) ? 0 : 2;
  const amount = Math.abs(baht).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${baht < 0 ? '−' : ''}฿${amount}`;
};
