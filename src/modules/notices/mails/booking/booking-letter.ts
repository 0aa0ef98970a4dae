import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { bahtText } from '#words/baht-text.ts';
import type { MailContent } from '../../queue-mail.ts';
import type { Letter } from '../letter/letter.ts';
import { letterAsHtml } from '../letter/letter-html.ts';
import { letterAsPlainText } from '../letter/letter-plain.ts';
import { type MailWords, wordsOf } from '../letter/wording.ts';
import type { BookingMailData } from './booking-mail-data.ts';

type LetterContent = Omit<
  Letter,
  'language' | 'siteName' | 'reference' | 'vehicle' | 'stops' | 'lines' | 'sums' | 'footer'
>;

/** The content of one kind of booking mail: the parts that differ between kinds, and the sums that it shows. */
export type BookingMail = (
  tools: Readonly<{ words: MailWords; data: BookingMailData; put: (text: string) => string }>,
) => LetterContent &
  Readonly<{
    sums: Letter['sums'];
    hasLines: boolean;
    /** Why the mail was sent and whom to contact, if the usual footer for customers does not fit. */
    footer?: readonly string[];
  }>;

/** Composes a mail about a booking in its language. */
export const writeBookingMail = async (
  say: BookingMail,
  data: BookingMailData,
  language: Language,
): Promise<MailContent> => {
  const words = wordsOf(language);
  const { reference, firstName, vehicleName: vehicle, siteName } = data;
  const put = (text: string) => fillPlaceholders(text, { reference, firstName, vehicle, siteName });
  const { hasLines, footer, ...content } = say({ words, data, put });
  const letter: Letter = {
    language,
    siteName,
    ...content,
    reference: { label: words.reference, value: reference },
    vehicle: fillPlaceholders(vehicleWords(words, data.days), { vehicle, count: data.days }),
    stops: [
      { label: words.pickUp, ...data.pickUp },
      { label: words.dropOff, ...data.dropOff },
    ],
    lines: hasLines ? data.lines.map(({ amountBaht, ...line }) => ({ ...line, amount: bahtText(amountBaht) })) : [],
    footer: footer ?? [...help(words, data), put(words.why)],
  };
  return { subject: letter.subject, html: await letterAsHtml(letter), plain: letterAsPlainText(letter) };
};

export const sum = (label: string, baht: number, isMain = false) => ({ label, amount: bahtText(baht), isMain });

const vehicleWords = (words: MailWords, days: number) =>
  (days === 1 ? words.vehicle_one : undefined) ?? words.vehicle_other;

const help = (words: MailWords, { contactPhone, supportEmail }: BookingMailData) => {
  const contacts = [contactPhone, supportEmail].filter(Boolean).join(', ');
  return contacts ? [fillPlaceholders(words.help, { ways: contacts })] : [];
};
