import { bangkokDate, bangkokTime } from './bangkok-time.ts';
import type { CalendarDate } from './calendar-date.ts';

export type DateFormat = 'DD/MM/YYYY' | 'MM/DD/YYYY' | 'YYYY-MM-DD';

/** A day in figures, as the settings have it. */
export const numericDay = (day: CalendarDate, format: DateFormat): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date);
};

/** A moment in Bangkok, such as `25/12/2026 10:00`. */
export const numericMoment = (at: Temporal.Instant, format: DateFormat): string =>
  `${numericDay(bangkokDate(at), format)} ${bangkokTime(at)}`;
