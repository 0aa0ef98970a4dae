import type { Language } from '#contract/fields.ts';
import { type BookingMail, sum, writeBookingMail } from '../booking/booking-letter.ts';
import type { BookingMailData } from '../booking/booking-mail-data.ts';
import { refundSentences, refundSums } from './refund-parts.ts';

/** Says that money was refunded, or that staff will refund it by bank transfer. */
export const paymentRefundedMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(refunded, data, language);

const refunded: BookingMail = ({ words, data: { refund, refunded: untilNow, manageUrl: url }, put }) => ({
  subject: put(words.paymentRefunded.subject),
  heading: put(words.paymentRefunded.heading),
  paragraphs: refund ? refundSentences(words, refund) : [words.paymentRefunded.some],
  hasLines: false,
  // Mails queued before they carried the refund have only the sum refunded so far.
  sums: refund ? refundSums(words, refund) : untilNow > 0 ? [sum(words.paymentRefunded.untilNow, untilNow, true)] : [],
  button: { label: words.received.view, url },
  sections: [],
});
