import { parseHours, type Weekday, type WeekHours, weekdays } from './opening-hours.ts';

/** How to display an opening-hours text: as "closed", as "open 24 hours", or as the business wrote it. */
export const kindOfHours = (text: string): 'closed' | 'always' | 'written' => {
  const hours = parseHours(text);
  if (hours === 'closed') return 'closed';
  return hours?.opens === 0 && hours.closes === 24 * 60 ? 'always' : 'written';
};

/** The opening-hours text with every hyphen or dash replaced by an en dash without spaces. */
export const withEnDashes = (hours: string): string => hours.trim().replace(/\s*[-–—]\s*/g, '–');

/** A run of consecutive days with the same hours, both days included. `hours` is empty where none were entered. */
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
