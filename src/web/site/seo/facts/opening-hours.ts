import { parseHours, type WeekHours, weekdays } from '#kernel/opening-hours.ts';

/** The week as schema.org writes it, days with the same hours together. Days that are closed or unreadable are left out. */
export const openingHours = (week: WeekHours) => {
  const daysOf = Map.groupBy(
    weekdays.filter((day) => hoursOf(week[day]) !== null),
    (day) => hoursOf(week[day]),
  );
  if (daysOf.size === 0) return undefined;
  return [...daysOf].map(([hours, days]) => {
    const [opens, closes] = hours?.split('-') ?? [];
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map(nameOf), opens, closes };
  });
};

const hoursOf = (text: string): string | null => {
  const hours = parseHours(text);
  return hours && hours !== 'closed' ? `${clock(hours.opens)}-${clock(hours.closes)}` : null;
};

const lastMinute = 24 * 60 - 1;

/** The end of a day is its last minute: 24:00 is no time there, and 00:00 would be its beginning. */
const clock = (minute: number) => {
  const shown = Math.min(minute, lastMinute);
  return [Math.floor(shown / 60), shown % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

const nameOf = (day: string) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
