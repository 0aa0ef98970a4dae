import type { Weekday } from '#kernel/hours-in-print.ts';
import { weekdays } from '#kernel/opening-hours.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { weekdayNames } from '../../ui/calendar/calendar-names.ts';

export const useWeekdayName = () => {
  const { long } = weekdayNames[useLanguage()];
  return (day: Weekday): string => long[weekdays.indexOf(day)] ?? '';
};
