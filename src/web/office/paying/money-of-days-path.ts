import type { CalendarDate } from '#kernel/calendar-date.ts';

/** Names the table that `moneyOfDaysPath` leads to. */
export const MONEY_OF_DAYS = 'money-of-days';

/** The address of what came in and went back on these days, by the day on which it moved. */
export const moneyOfDaysPath = (startDate: CalendarDate, endDate: CalendarDate = startDate): string =>
  `/admin/reports?${new URLSearchParams({ tab: 'revenue', startDate, endDate, type: 'daily' })}#${MONEY_OF_DAYS}`;
