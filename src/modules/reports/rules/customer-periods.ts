import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Days } from './report-range.ts';

/** The number of rentals that make a frequent customer. */
export const FREQUENT = 3;

/** The ranges that define active, frequent and this month's customers; they end today, whatever the report's range. */
export const customerDays = (today: CalendarDate): Record<'active' | 'frequent' | 'month', Days> => ({
  active: { first: addDays(today, -89), last: today },
  frequent: { first: addDays(Temporal.PlainDate.from(today).subtract({ years: 1 }).toString(), 1), last: today },
  month: { first: `${today.slice(0, 8)}01`, last: today },
});
