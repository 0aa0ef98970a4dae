import { useMemo } from 'react';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDay } from '../../../ui/dates.ts';
import type { PackedCalendar } from '../calendar-payload.ts';
import { DAY_PX, type Day, dayNumber, daysOf, type Span, spanOf } from '../plan/geometry.ts';

/** What all rows share: the days that they show, and what is needed between two rentals. */
export type Frame = Readonly<{
  shown: Span;
  days: readonly (Day & { label: string })[];
  /** The number of the first day. */
  first: number;
  width: number;
  turnoverHours: number;
}>;

/** The same object while the same days are shown, so that a refresh draws nothing anew that has not changed. */
export const useFrame = ({ from, days, turnoverHours }: PackedCalendar): Frame => {
  const language = useLanguage();
  return useMemo(() => {
    const shown = spanOf({ from, days });
    return {
      shown,
      days: daysOf({ from, days }).map((day) => ({ ...day, label: formatDay(day.date, language) })),
      first: dayNumber(shown.from),
      width: days * DAY_PX,
      turnoverHours,
    };
  }, [from, days, turnoverHours, language]);
};

/** The days in sight, by their place: from the first up to, not including, the other. */
export type InSight = Readonly<{ first: number; end: number }>;
