/** From one minute of the day to another, both included. Closing before opening means past midnight. */
export type OpeningHours = Readonly<{ opens: number; closes: number }>;

const DAY = 24 * 60;
const always = /^(open )?24 ?(hours|hrs|h|\/ ?7)( a day)?$/i;
const closed = /^(closed|-|—)$/i;
const range = /^(\S.*?)\s*(?:-|–|—|to)\s*(\S.*)$/i;
const clock = /^(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?$/i;

/**
 * Reads hours as a business writes them: `8:30-18:00`, `8:30 AM - 6:00 PM`, `24 hours`, `24/7`, `closed`. Answers
 * 'closed', or undefined for a text that it cannot read.
 */
export const parseHours = (text: string): OpeningHours | 'closed' | undefined => {
  const words = text.trim();
  if (always.test(words)) return { opens: 0, closes: DAY };
  if (closed.test(words)) return 'closed';
  const [, first = '', second = ''] = range.exec(words) ?? [];
  const opens = minuteOf(first);
  const closes = minuteOf(second);
  if (opens === undefined || closes === undefined) return undefined;
  // Midnight as an end is the end of the day.
  return { opens, closes: closes === 0 ? DAY : closes };
};

const minuteOf = (text: string): number | undefined => {
  const [, hourText, minuteText = '0', half] = clock.exec(text.trim()) ?? [];
  if (hourText === undefined) return undefined;
  const hour = Number(hourText);
  const minute = Number(minuteText);
  const isPossible = minute < 60 && (half ? hour >= 1 && hour <= 12 : hour < 24 || (hour === 24 && minute === 0));
  if (!isPossible) return undefined;
  const hours = half ? (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : hour;
  return hours * 60 + minute;
};

/** Whether a place with these hours is open at a wall-clock time `HH:MM`. Hours that nobody can read close nothing. */
export const isOpenAt = (hoursText: string, time: string): boolean => {
  const hours = parseHours(hoursText);
  if (hours === undefined) return true;
  if (hours === 'closed') return false;
  const minute = minuteOf(time) ?? 0;
  const { opens, closes } = hours;
  return opens <= closes ? opens <= minute && minute <= closes : minute >= opens || minute <= closes;
};

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type WeekHours = Record<(typeof weekdays)[number], string>;
