import type { Language } from '#contract/fields.ts';
import { bangkokDate, bangkokTime } from '#kernel/bangkok-time.ts';
import { type CalendarDate, weekday } from '#kernel/calendar-date.ts';
import { monthNames, weekdayNames } from './calendar-names.ts';

/**
 * Formats an instant in Bangkok time: `Sat 5 Dec 2026, 10:00`, `ส. 5 ธ.ค. 2569 เวลา 10:00 น.`, in mails and documents
 * as on screens.
 */
export const momentText = (at: Temporal.Instant, language: Language): string => {
  const date = bangkokDate(at);
  const text = `${weekdayNames[language].short[weekday(date) - 1]} ${dateText(date, language)}`;
  return language === 'th' ? `${text} เวลา ${bangkokTime(at)} น.` : `${text}, ${bangkokTime(at)}`;
};

/** Formats a date: `5 Dec 2026`, `5 ธ.ค. 2569`. */
export const dateText = (date: CalendarDate, language: Language): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return `${day} ${monthNames[language].short[month - 1]} ${language === 'th' ? year + 543 : year}`;
};
