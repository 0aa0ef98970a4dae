import type { Language } from '#contract/fields.ts';
import { accountMail as english } from '#words/en/account-mail.ts';
import { accountMail as thai } from '#words/th/account-mail.ts';
import type { Translated } from '#words/translated.ts';

export type AccountMailWords = Translated<typeof english>;

const dictionaries: Record<Language, AccountMailWords> = { en: english, th: thai };

export const accountWordsOf = (language: Language): AccountMailWords => dictionaries[language];
