import { createElement as h } from 'react';
import { Text } from 'react-email';
import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import type { MailContent } from '../../queue-mail.ts';
import { look } from '../letter/letter-look.ts';
import { linesOf } from '../letter/lines-of.ts';
import { type MailWords, wordsOf } from '../letter/wording.ts';
import { contactSheet } from './contact-sheet.ts';

/** The staff's reply to a contact message, with that message quoted. `writtenAt` is Bangkok time as text. */
export type MessageReplyData = Readonly<{
  siteName: string;
  contactPhone: string;
  subject: string;
  reply: string;
  quoted: string;
  writtenAt: string;
  /** Whether replies to the mail reach somebody. */
  canBeAnswered: boolean;
}>;

/**
 * Sends the staff's reply to the author of a contact message. Both texts are escaped, so that none of them becomes
 * markup.
 */
export const messageReplyMail = async (data: MessageReplyData, language: Language): Promise<MailContent> => {
  const words = wordsOf(language);
  return {
    subject: /^re:/i.test(data.subject) ? data.subject : `Re: ${data.subject}`,
    html: await sheetOf(data, words, language),
    plain: plainOf(data, words),
  };
};

const footerOf = ({ siteName, contactPhone, canBeAnswered }: MessageReplyData, { reply }: MailWords) => [
  ...(canBeAnswered ? [reply.answer] : []),
  ...(contactPhone ? [fillPlaceholders(reply.call, { phone: contactPhone })] : []),
  fillPlaceholders(reply.why, { siteName }),
];

const plainOf = (data: MessageReplyData, words: MailWords) =>
  [
    data.reply,
    fillPlaceholders(words.reply.youWrote, { writtenAt: data.writtenAt }),
    data.quoted
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
    `-- \n${footerOf(data, words).join('\n')}`,
  ].join('\n\n');

const quote = { borderLeft: '3px solid #d7d2ca', padding: '2px 0 2px 14px', color: '#435252', fontSize: 15 };

const sheetOf = (data: MessageReplyData, words: MailWords, language: Language) => {
  const main = (lineHeight: number) => [
    h('div', { key: 'reply', dir: 'auto', style: { ...look.paragraph, lineHeight } }, linesOf(data.reply)),
    h(
      Text,
      { key: 'when', style: { ...look.small, lineHeight, margin: '26px 0 8px' } },
      fillPlaceholders(words.reply.youWrote, { writtenAt: data.writtenAt }),
    ),
    h('div', { key: 'quoted', dir: 'auto', style: { ...quote, lineHeight } }, linesOf(data.quoted)),
  ];
  const { siteName, reply: preview } = data;
  const footer = footerOf(data, words);
  return contactSheet({ siteName, preview, heading: words.reply.heading, main, footer }, language);
};
