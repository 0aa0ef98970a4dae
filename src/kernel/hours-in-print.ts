import { parseHours, type Weekday, type WeekHours, weekdays } from './opening-hours.ts';

/** How hours that a business wrote are told: that it is closed, that it is open all day, or in its own words. */
export const kindOfHours = (text: string): 'closed' | 'always' | 'written' => {
  const hours = parseHours(text);
  if (hours === 'closed') return 'closed';
  return hours?.opens === 0 && hours.closes === 24 * 60 ? 'always' : 'written';
};

/** Hours as the business wrote them, from and to joined by the dash that such a span has in print. */
export const inPrint = (hours: string): string => hours.trim().replace(/\s*[-–—]\s*/g, '–');

/** Days that follow each other with the same hours: the first and the last. Empty hours: nobody wrote any. */
export type Stretch = Readonly<{ from: Weekday; until: Weekday; hours: string }>;

export const stretchesOf = (week: WeekHours): Stretch[] => {
  const stretches: Stretch[] = [];
  for (const day of weekdays) {
    const hours = week[day].trim();
    const last = stretches.at(-1);
    if (last?.hours === hours) stretches.splice(-1, 1, { ...last, until: day });
    else stretches.push({ from: day, until: day, hours });
  }
  return stretches;
};
