import { bangkokDate, toBangkokText } from '#kernel/bangkok-time.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type ReportRange, reportRange } from '../rules/report-range.ts';

/** The requested range of a report; both ends are optional. */
export type RangeQuery = Readonly<{ startDate?: CalendarDate | undefined; endDate?: CalendarDate | undefined }>;

export const rangeOf = (query: RangeQuery, now: Temporal.Instant): ReportRange => reportRange(query, bangkokDate(now));

/** The ranges of a report as the API returns them. */
export const rangeFacts = ({ first, last, before }: ReportRange, now: Temporal.Instant) => ({
  startDate: first,
  endDate: last,
  previousStartDate: before.first,
  previousEndDate: before.last,
  updatedAt: toBangkokText(now),
});
