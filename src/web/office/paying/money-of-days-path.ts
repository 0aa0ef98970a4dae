import type { CalendarDate } from '#kernel/calendar-date.ts';

/** The address of what came in and went back on these days, by the day on which it moved. */
export const moneyOfDaysPath = (startDate: CalendarDate, endDate: CalendarDate = startDate): string =>
  `/admin/reports?${new URLSearchParams({ tab: 'revenue', startDate, endDate, type: 'daily' })}`;
