import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { accountMail as english } from '#words/en/account-mail.ts';
import { accountMail as thai } from '#words/th/account-mail.ts';
import type { Translated } from '#words/translated.ts';
import type { MailContent } from '../../queue-mail.ts';
import type { Letter } from '../letter/letter.ts';
import { writeShortLetter } from '../letter/short-letter.ts';

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
export const writeAccountMail = (
  data: AccountMailData,
  language: Language,
  say: (words: AccountMailWords) => LetterContent,
): Promise<MailContent> => {
  const words = dictionaries[language];
  const { subject, heading, texts, button } = say(words);
  const { siteName, firstName } = data;
  const put = (text: string) => fillPlaceholders(text, { siteName, firstName });
  const paragraphs = texts.map(put);
  const footer = [...helpOf(data, words), put(words.why)];
  return writeShortLetter(
    { siteName, button, paragraphs, footer, subject: put(subject), heading: put(heading) },
    language,
  );
};

const helpOf = ({ contactPhone, supportEmail }: AccountMailData, words: AccountMailWords) => {
  const contacts = [contactPhone, supportEmail].filter(Boolean).join(', ');
  return contacts ? [fillPlaceholders(words.help, { ways: contacts })] : [];
};
