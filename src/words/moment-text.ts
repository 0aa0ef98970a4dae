import type { Language } from '#contract/fields.ts';
import { bangkokDate, bangkokTime } from '#kernel/bangkok-time.ts';

const locales: Record<Language, string> = { en: 'en-GB', th: 'th-TH' };

/** `Sat, 5 December 2026, 10:00`, `เสาร์ 5 ธันวาคม 2569 เวลา 10:00 น.`: a moment on Bangkok's clock, in mails and papers. */
export const momentText = (at: Temporal.Instant, language: Language): string => {
  const day = new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const date = day.format(new Date(`${bangkokDate(at)}T00:00:00Z`));
  return language === 'th' ? `${date} เวลา ${bangkokTime(at)} น.` : `${date}, ${bangkokTime(at)}`;
};
