import { BANGKOK_OFFSET, bangkokClock } from '#kernel/bangkok-clock.ts';
import { type CalendarDate, weekday } from '#kernel/calendar-date.ts';
import { monthNames, weekdayNames } from '#words/calendar-names.ts';
import type { Language } from '../languages/language.ts';

/** A date (`YYYY-MM-DD`) or an instant with an offset. */
type DayText = string;
type DayOptions = { weekday?: boolean; year?: boolean; long?: boolean };

/**
 * Formats a day: `Sat 5 Dec`, `ส. 5 ธ.ค.`; long `วันเสาร์ที่ 5 ธันวาคม`; with the year 2026 or 2569. Always the day
 * in Bangkok.
 */
export const formatDay = (day: DayText, language: Language, options: DayOptions = {}): string => {
  const { weekday: withWeekday = true, year: withYear = false, long = false } = options;
  const parts = partsOf(day, language, long);
  const text = `${parts.day} ${parts.month}${withYear ? ` ${parts.year}` : ''}`;
  if (!withWeekday) return text;
  return language === 'th' && long ? `${parts.weekday}ที่ ${text}` : `${parts.weekday} ${text}`;
};

/** Formats a day and time: `Sat 5 Dec, 10:00`, `ส. 5 ธ.ค. เวลา 10:00 น.`, in Bangkok time. */
export const formatDayTime = (moment: string, language: Language, options: DayOptions = {}): string => {
  const day = formatDay(moment, language, options);
  return language === 'th' ? `${day} เวลา ${timeOf(moment)}\u00a0น.` : `${day}, ${timeOf(moment)}`;
};

/** `5–10 Dec`, `28 Nov–3 Dec`, `30 Dec 2026–2 Jan 2027`; differing years are shown unless `year` is false. */
export const formatDayRange = (first: DayText, last: DayText, language: Language, options: DayOptions = {}): string => {
  const a = partsOf(first, language, options.long ?? false);
  const b = partsOf(last, language, options.long ?? false);
  const year = options.year ? ` ${b.year}` : '';
  if (a.year !== b.year && options.year !== false) return `${a.day} ${a.month} ${a.year}–${b.day} ${b.month} ${b.year}`;
  if (a.month !== b.month) return `${a.day} ${a.month}–${b.day} ${b.month}${year}`;
  if (a.day !== b.day) return `${a.day}–${b.day} ${b.month}${year}`;
  return `${b.day} ${b.month}${year}`;
};

/** `December 2026`, `ธันวาคม 2569`. */
export const formatMonth = (day: DayText, language: Language): string => {
  const { month, year } = partsOf(day, language, true);
  return `${month} ${year}`;
};

/** The Bangkok time, `HH:MM`, of an instant with an offset. */
export const timeOf = (moment: string): string => bangkokClock(Date.parse(moment)).slice(11, 16);

/** The Bangkok date of an instant with an offset; a date is returned unchanged. */
export const dateOf = (day: DayText): CalendarDate =>
  day.length === 10 ? day : bangkokClock(Date.parse(day)).slice(0, 10);

/** The date in Bangkok at a Unix time in milliseconds; pass the server's clock. */
export const today = (nowMs: number): CalendarDate => bangkokClock(nowMs).slice(0, 10);

/** The instant, with its offset, of a local date-time in Bangkok (`2026-12-05T10:00`). */
export const momentOf = (local: string): string => `${local}:00${BANGKOK_OFFSET}`;

/** Whether dates or local date-times reach outside the current year in Bangkok; then they are shown with the year. */
export const isBeyondYear = (first: string, last: string, nowMs: number): boolean =>
  [first, last].some((day) => day.slice(0, 4) !== today(nowMs).slice(0, 4));

const partsOf = (day: DayText, language: Language, long: boolean) => {
  const date = dateOf(day);
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  const style = long ? 'long' : 'short';
  return {
    weekday: weekdayNames[language][style][weekday(date) - 1],
    day: dayOfMonth,
    month: monthNames[language][style][month - 1],
    year: formatYear(year, language),
  };
};

/** The year as shown; Thai years count from 543 BCE. */
export const formatYear = (year: number, language: Language): number => (language === 'th' ? year + 543 : year);

/** Whether a moment is of another year than now, so that its year is to be said. Both in Bangkok. */
export const isOtherYear = (at: string, nowMs: number): boolean => dateOf(at).slice(0, 4) !== today(nowMs).slice(0, 4);
