import { startOfDay } from '#kernel/bangkok-time.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { hoursBetween, type Period } from '#kernel/period.ts';
import { endBeforeStart, rangeTooLong } from '../problems.ts';

export type ReconciledRange = Readonly<{ from: CalendarDate; to: CalendarDate }>;

/** Limits the duration of a request, which reads the provider page by page. */
const MOST_DAYS = 92;

/** The period from one Bangkok day to another, both inclusive. 422 if it is backwards, or over 92 days. */
export const reconciledPeriod = ({ from, to }: ReconciledRange): Period => {
  const period = { from: startOfDay(from), until: startOfDay(to).add({ hours: 24 }) };
  if (hoursBetween(period.from, period.until) <= 0) throw endBeforeStart();
  if (hoursBetween(period.from, period.until) > MOST_DAYS * 24) throw rangeTooLong();
  return period;
};
