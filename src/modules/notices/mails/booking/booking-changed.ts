import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { bahtText } from '#words/baht-text.ts';
import type { MailWords } from '../letter/wording.ts';
import { type BookingMail, sum, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';
import { paidSums, plansSection, transferSections } from './booking-parts.ts';

/** Says that dates, places or extras changed: the new terms, what is left to pay and what is refunded. */
export const bookingChangedMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(changed, data, language);

const changed: BookingMail = ({ words, data, put }) => ({
  subject: put(words.changed.subject),
  heading: put(words.changed.heading),
  paragraphs: [words.changed.text, ...moneyOf(words, data), ...(data.status === 'confirmed' ? [words.attached] : [])],
  hasLines: true,
  sums: [...paidSums(words, data), ...backOf(words, data)],
  button: isHeld(data)
    ? { label: words.received.pay, url: data.manageUrl }
    : { label: words.confirmed.manage, url: data.manageUrl },
  sections: [...transferSections(words, data), plansSection(words, data)],
});

const isHeld = ({ status, holdUntil }: BookingMailData) => status === 'pending' && holdUntil !== null;

const moneyOf = ({ changed: words }: MailWords, data: BookingMailData): string[] => {
  const { holdUntil, owed, paid, total, refund } = data;
  if (isHeld(data)) return [fillPlaceholders(words.unpaid, { until: holdUntil ?? '' })];
  if (refund && refund.over > 0) {
    const [over, amount] = [bahtText(refund.over), bahtText(refund.amount)];
    if (refund.amount === 0) return [fillPlaceholders(words.staysHere, { over })];
    return [fillPlaceholders(refund.amount < refund.over ? words.goesBackInPart : words.goesBack, { over, amount })];
  }
  if (!refund && paid > total) return [words.perhapsBack];
  return owed > 0 && paid > 0 ? [fillPlaceholders(words.owed, { amount: bahtText(owed) })] : [];
};

const backOf = (words: MailWords, { refund }: BookingMailData) =>
  refund && refund.amount > 0 ? [sum(words.goesBack, refund.amount)] : [];
