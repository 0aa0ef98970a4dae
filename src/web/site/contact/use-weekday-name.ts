import { weekdays } from '#kernel/opening-hours.ts';
import { weekdayNames } from '../../ui/calendar-names.ts';
import { useLanguage } from '../../ui/dates.ts';
import type { Weekday } from './hours-rows.ts';

export const useWeekdayName = () => {
  const { long } = weekdayNames[useLanguage()];
  return (day: Weekday): string => long[weekdays.indexOf(day)] ?? '';
};
