import { type WeekHours, weekdays } from '#kernel/opening-hours.ts';

export type Weekday = keyof WeekHours;

/** Days in a row with the same hours. Empty hours: nobody wrote any. */
export type HoursRow = Readonly<{ from: Weekday; to: Weekday; hours: string; isToday: boolean }>;

/** The office's week by weekday, days in a row with the same hours as one. */
export const hoursRows = (week: WeekHours, today: Weekday | undefined): HoursRow[] => {
  const rows: HoursRow[] = [];
  for (const day of weekdays) {
    const hours = week[day].trim();
    const isToday = day === today;
    const last = rows.at(-1);
    if (last?.hours === hours) rows.splice(-1, 1, { ...last, to: day, isToday: last.isToday || isToday });
    else rows.push({ from: day, to: day, hours, isToday });
  }
  return rows;
};

/** Whether a business wrote that it is closed. */
export const saysClosed = (hours: string): boolean => /^(closed|-|—)$/i.test(hours.trim());

/** Hours as the business wrote them, from and to joined by the dash that such a span has in print. */
export const inPrint = (hours: string): string => hours.trim().replace(/\s*[-–—]\s*/g, '–');
