import { createElement as h } from 'react';
import { Heading, Text } from 'react-email';
import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import type { MailContent } from '../../queue-mail.ts';
import { look } from '../letter/letter-look.ts';
import { linesOf } from '../letter/lines-of.ts';
import { type MailWords, wordsOf } from '../letter/wording.ts';
import { contactSheet } from './contact-sheet.ts';

/** A message from the contact form, unedited. `sentAt` is Bangkok time as text. */
export type ContactMailData = Readonly<{
  siteName: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  writtenIn: Language;
  sentAt: string;
}>;

/** Forwards a contact message to the staff. The visitor's text is escaped, so that none of it becomes markup. */
export const contactMessageMail = async (data: ContactMailData, language: Language): Promise<MailContent> => {
  const words = wordsOf(language);
  return {
    subject: fillPlaceholders(words.contact.subject, { subject: data.subject }),
    html: await sheetOf(data, words, language),
    plain: plainOf(data, words),
  };
};

/** The line of a digest for a message: when it came, without a word of the visitor. */
export const contactMessageLine = (time: string, language: Language): string =>
  fillPlaceholders(wordsOf(language).staff.digestMessage, { time });

const facts = ({ name, email, subject, writtenIn, sentAt }: ContactMailData, { contact }: MailWords) =>
  [
    [contact.name, name],
    [contact.email, email],
    [contact.subjectLabel, subject],
    [contact.writtenIn, contact.languages[writtenIn]],
    [contact.sentAt, sentAt],
  ] as const;

const plainOf = (data: ContactMailData, words: MailWords) =>
  [
    fillPlaceholders(words.contact.heading, { name: data.name }),
    facts(data, words)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
    `${words.contact.message}:`,
    data.message,
    `-- \n${fillPlaceholders(words.contact.answer, { address: data.email })}\n${fillPlaceholders(words.contact.why, { siteName: data.siteName })}`,
  ].join('\n\n');

const sheetOf = (data: ContactMailData, words: MailWords, language: Language) => {
  const { contact } = words;
  const main = (lineHeight: number) => [
    ...facts(data, words).map(([label, value]) =>
      h(
        Text,
        { key: label, style: { ...look.line, margin: 0, lineHeight } },
        h('span', { style: { color: look.small.color } }, `${label}: `),
        h('bdi', null, value),
      ),
    ),
    h(Heading, { key: 'head', as: 'h2', style: { ...look.section, lineHeight } }, contact.message),
    h('div', { key: 'text', dir: 'auto', style: { ...look.paragraph, lineHeight } }, linesOf(data.message)),
  ];
  const { siteName, message: preview } = data;
  const footer = [
    fillPlaceholders(contact.answer, { address: data.email }),
    fillPlaceholders(contact.why, { siteName }),
  ];
  return contactSheet({ siteName, preview, heading: fillPlaceholders(contact.heading, data), main, footer }, language);
};
