import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Days } from './report-range.ts';

/** How many rentals make a customer a frequent one. */
export const FREQUENT = 3;

/** The days by which customers are told apart, whatever the range of the report: they end today. */
export const customerDays = (today: CalendarDate): Record<'active' | 'frequent' | 'month', Days> => ({
  active: { first: addDays(today, -89), last: today },
  frequent: { first: addDays(Temporal.PlainDate.from(today).subtract({ years: 1 }).toString(), 1), last: today },
  month: { first: `${today.slice(0, 8)}01`, last: today },
});
