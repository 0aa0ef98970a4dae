import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { writeShortLetter } from '../letter/short-letter.ts';
import { wordsOf } from '../letter/wording.ts';

type UnpaidShare = Readonly<{
  siteName: string;
  /** How many unpaid bookings hold vehicles for the same days. */
  held: number;
  /** The list of these bookings in the office. */
  url: string;
}>;

/** Tells the staff that unpaid bookings of unproven visitors hold as much of the fleet as they may. */
export const unpaidShareMail = ({ siteName, held, url }: UnpaidShare, language: Language) => {
  const { staff } = wordsOf(language);
  const put = (text: string) => fillPlaceholders(text, { siteName, held: String(held) });
  return writeShortLetter(
    {
      siteName,
      subject: put(staff.shareSubject),
      heading: put(staff.shareHeading),
      paragraphs: [put(staff.share), put(staff.shareEnd)],
      button: { label: staff.shareOpen, url },
      footer: [put(staff.why)],
    },
    language,
  );
};
