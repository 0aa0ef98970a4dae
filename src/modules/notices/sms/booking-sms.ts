import type { Language } from '#contract/fields.ts';
import { bangkokDate, bangkokTime } from '#kernel/bangkok-time.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { bahtText } from '#words/baht-text.ts';
import { sms as english } from '#words/en/sms.ts';
import { sms as thai } from '#words/th/sms.ts';
import type { Translated } from '#words/translated.ts';
import { fitting, inPlainMarks } from '../rules/sms-parts.ts';
import type { SmsKind } from '../rules/sms-policy.ts';

type SmsWords = Translated<typeof english>;
const dictionaries: Record<Language, SmsWords> = { en: english, th: thai };
const locales: Record<Language, string> = { en: 'en-GB', th: 'th-TH-u-ca-gregory' };

/** English fits into one part; Thai, whose characters need the 70-character encoding, into two. */
const mostParts: Record<Language, number> = { en: 1, th: 2 };

export type BookingSmsData = Readonly<{
  siteName: string;
  reference: string;
  vehicleName: string;
  place: string;
  returnPlace: string;
  pickUpAt: Temporal.Instant;
  dropOffAt: Temporal.Instant;
  contactPhone: string;
}>;

/** What a message says besides the booking: baht, until when something is or waits, and a page without a key. */
export type SmsDetails = Readonly<{ amount?: number; kept?: number; until?: Temporal.Instant; link?: string }>;

/** A text message about a booking, shortened if the full text would be too long. */
export const bookingSms = (
  kind: SmsKind,
  data: BookingSmsData,
  language: Language,
  { amount = 0, kept = 0, until, link = '' }: SmsDetails = {},
): string => {
  const { pickUpAt, dropOffAt, contactPhone, ...texts } = data;
  const words = dictionaries[language];
  const values = {
    ...texts,
    ...{ when: shortMoment(pickUpAt, language), back: shortMoment(dropOffAt, language), phone: contactPhone, link },
    ...{ amount: inPlainFigures(amount), kept: inPlainFigures(kept) },
    until: until ? shortMoment(until, language) : '',
  };
  const say = (text: string) => inPlainMarks(fillPlaceholders(text, values)).replaceAll(/\s+/g, ' ').trim();
  const news = words[kind];
  const call = contactPhone ? ` ${words.call}` : '';
  return fitting(
    [say(`${news.whole}${call}`), say(news.whole), say(news.short), say(news.shortest)],
    mostParts[language],
  );
};

/** The sign of the baht is none of the plain letters. */
const inPlainFigures = (baht: number): string => bahtText(baht).replace('฿', '');

/** `Sat 5 Dec 10:00`, in Bangkok time. */
const shortMoment = (at: Temporal.Instant, language: Language): string => {
  const day = new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  } as const);
  return `${day.format(new Date(`${bangkokDate(at)}T00:00:00Z`)).replaceAll(',', '')} ${bangkokTime(at)}`;
};
