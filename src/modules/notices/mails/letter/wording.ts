import type { Language } from '#contract/fields.ts';
import { mail as english } from '#words/en/mail.ts';
import { mail as thai } from '#words/th/mail.ts';
import type { Translated } from '#words/translated.ts';

export type MailWords = Translated<typeof english>;

const dictionaries: Record<Language, MailWords> = { en: english, th: thai };

export const wordsOf = (language: Language): MailWords => dictionaries[language];
