import type { Language } from '#contract/fields.ts';
import { mail as english } from '#words/en/mail.ts';
import { transfer as englishTransfer } from '#words/en/transfer.ts';
import { mail as thai } from '#words/th/mail.ts';
import { transfer as thaiTransfer } from '#words/th/transfer.ts';
import type { Translated } from '#words/translated.ts';

export type MailWords = Translated<typeof english> & Readonly<{ byTransfer: Translated<typeof englishTransfer> }>;

const dictionaries: Record<Language, MailWords> = {
  en: { ...english, byTransfer: englishTransfer },
  th: { ...thai, byTransfer: thaiTransfer },
};

export const wordsOf = (language: Language): MailWords => dictionaries[language];
