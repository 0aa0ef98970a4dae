import { bangkokDate, bangkokTime } from './bangkok-time.ts';
import type { CalendarDate } from './calendar-date.ts';

export type DateFormat = 'DD/MM/YYYY' | 'MM/DD/YYYY' | 'YYYY-MM-DD';

/** A date in digits, in the format chosen in the settings. */
export const numericDay = (day: CalendarDate, format: DateFormat): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date);
};

/** Date and time in Bangkok, such as `25/12/2026 10:00`. */
export const numericMoment = (at: Temporal.Instant, format: DateFormat): string =>
  `${numericDay(bangkokDate(at), format)} ${bangkokTime(at)}`;
