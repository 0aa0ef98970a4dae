import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { accountMail as english } from '#words/en/account-mail.ts';
import { accountMail as thai } from '#words/th/account-mail.ts';
import type { Translated } from '#words/translated.ts';
import type { MailContent } from '../../queue-mail.ts';
import type { Letter } from '../letter/letter.ts';
import { letterAsHtml } from '../letter/letter-html.ts';
import { letterAsPlainText } from '../letter/letter-plain.ts';

type AccountMailWords = Translated<typeof english>;

const dictionaries: Record<Language, AccountMailWords> = { en: english, th: thai };

/** The data of every mail about an account. */
export type AccountMailData = Readonly<{
  siteName: string;
  firstName: string;
  contactPhone: string;
  supportEmail: string;
}>;

type LetterContent = Readonly<{ subject: string; heading: string; texts: readonly string[]; button: Letter['button'] }>;

/** Composes a mail about an account in its language; `say` supplies what differs from mail to mail. */
export const writeAccountMail = async (
  data: AccountMailData,
  language: Language,
  say: (words: AccountMailWords) => LetterContent,
): Promise<MailContent> => {
  const words = dictionaries[language];
  const { subject, heading, texts, button } = say(words);
  const { siteName, firstName } = data;
  const put = (text: string) => fillPlaceholders(text, { siteName, firstName });
  const letter: Letter = {
    language,
    siteName,
    button,
    subject: put(subject),
    heading: put(heading),
    paragraphs: texts.map(put),
    reference: null,
    vehicle: null,
    stops: [],
    lines: [],
    sums: [],
    sections: [],
    footer: [...helpOf(data, words), put(words.why)],
  };
  return { subject: letter.subject, html: await letterAsHtml(letter), plain: letterAsPlainText(letter) };
};

const helpOf = ({ contactPhone, supportEmail }: AccountMailData, words: AccountMailWords) => {
  const contacts = [contactPhone, supportEmail].filter(Boolean).join(', ');
  return contacts ? [fillPlaceholders(words.help, { ways: contacts })] : [];
};
