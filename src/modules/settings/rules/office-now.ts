import { bangkokDate, bangkokTime } from '#kernel/bangkok-time.ts';
import { weekday } from '#kernel/calendar-date.ts';
import { openStateAt, type WeekHours, weekdays } from '#kernel/opening-hours.ts';

/** The main office at a moment: the weekday in Bangkok, and until when it is open or when it opens next. */
export const officeNow = (week: WeekHours, now: Temporal.Instant) => {
  const day = weekday(bangkokDate(now)) - 1;
  const state = openStateAt(week, { day, time: bangkokTime(now) });
  const next = state?.isOpen === false ? state.next : null;
  return {
    weekday: dayName(day),
    isOpen: state?.isOpen ?? null,
    until: state?.isOpen ? state.until : null,
    opensNext: next && { weekday: dayName(next.day), isToday: next.isToday, at: next.at },
  };
};

const dayName = (day: number) => weekdays[day] ?? 'monday';
