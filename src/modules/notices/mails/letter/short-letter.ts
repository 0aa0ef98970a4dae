import type { Language } from '#contract/fields.ts';
import type { MailContent } from '../../queue-mail.ts';
import type { Letter } from './letter.ts';
import { letterAsHtml } from './letter-html.ts';
import { letterAsPlainText } from './letter-plain.ts';

type ShortLetter = Pick<Letter, 'siteName' | 'subject' | 'heading' | 'paragraphs' | 'button' | 'footer'>;

/** A letter of paragraphs and perhaps a button. */
export const writeShortLetter = async (letter: ShortLetter, language: Language): Promise<MailContent> => {
  const whole: Letter = {
    ...letter,
    language,
    reference: null,
    vehicle: null,
    stops: [],
    lines: [],
    sums: [],
    sections: [],
  };
  return { subject: letter.subject, html: await letterAsHtml(whole), plain: letterAsPlainText(whole) };
};
