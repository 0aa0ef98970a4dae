import type { Weekday } from '#kernel/opening-hours.ts';
import { weekdays } from '#kernel/opening-hours.ts';
import { weekdayNames } from '#words/calendar-names.ts';
import { useLanguage } from '../../languages/use-language.ts';

export const useWeekdayName = () => {
  const { long } = weekdayNames[useLanguage()];
  return (day: Weekday): string => long[weekdays.indexOf(day)] ?? '';
};
