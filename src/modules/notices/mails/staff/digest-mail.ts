import type { Language } from '#contract/fields.ts';
import { bangkokTime } from '#kernel/bangkok-time.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import type { FoldedNotice } from '../../folded-store.ts';
import type { MailContent } from '../../queue-mail.ts';
import type { Letter } from '../letter/letter.ts';
import { letterAsHtml } from '../letter/letter-html.ts';
import { letterAsPlainText } from '../letter/letter-plain.ts';
import { wordsOf } from '../letter/wording.ts';

type Digest = Readonly<{ siteName: string; publicUrl: string; notices: readonly [FoldedNotice, ...FoldedNotice[]] }>;

/** Tells staff in one mail, with a link for each, what would have been more mails than an hour has room for. */
export const digestMail = async (
  { siteName, publicUrl, notices }: Digest,
  language: Language,
): Promise<MailContent> => {
  const { staff } = wordsOf(language);
  const facts = { count: notices.length, time: bangkokTime(notices[0].createdAt), siteName };
  const title = (notices.length === 1 ? staff.digest_one : undefined) ?? staff.digest_other;
  const letter: Letter = {
    language,
    siteName,
    subject: fillPlaceholders(title, facts),
    heading: fillPlaceholders(title, facts),
    reference: null,
    paragraphs: [staff.digestText],
    vehicle: null,
    stops: [],
    lines: [],
    sums: [],
    button: null,
    sections: [
      {
        heading: staff.digestList,
        links: notices.map(({ name, path }) => ({ label: name, url: `${publicUrl}${path}` })),
      },
    ],
    footer: [fillPlaceholders(staff.why, facts)],
  };
  return { subject: letter.subject, html: await letterAsHtml(letter), plain: letterAsPlainText(letter) };
};
