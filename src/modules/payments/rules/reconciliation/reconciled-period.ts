import { startOfDay } from '#kernel/bangkok-time.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { hoursBetween, type Period } from '#kernel/period.ts';
import { endBeforeStart, rangeTooLong } from '../problems.ts';

export type ReconciledRange = Readonly<{ from: CalendarDate; to: CalendarDate }>;

/** The provider is read page by page while somebody waits. */
const MOST_DAYS = 92;

/** The days of Bangkok that are compared, both included. 422 where there are none, or too many. */
export const reconciledPeriod = ({ from, to }: ReconciledRange): Period => {
  const period = { from: startOfDay(from), until: startOfDay(to).add({ hours: 24 }) };
  if (hoursBetween(period.from, period.until) <= 0) throw endBeforeStart();
  if (hoursBetween(period.from, period.until) > MOST_DAYS * 24) throw rangeTooLong();
  return period;
};
