/** Minutes since midnight. `closes` before `opens` means closing after midnight. */
type OpeningHours = Readonly<{ opens: number; closes: number }>;

const DAY = 24 * 60;
const always = /^(open )?24 ?(hours|hrs|h|\/ ?7)( a day)?$/i;
const closed = /^(closed|-|—)$/i;
const range = /^(\S.*?)\s*(?:-|–|—|to)\s*(\S.*)$/i;
const clock = /^(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?$/i;

/**
 * Reads hours as a business writes them: `8:30-18:00`, `8:30 AM - 6:00 PM`, `24 hours`, `24/7`, `closed`. Returns
 * undefined for a text that cannot be parsed.
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

/** Whether the text is valid as opening hours: parseable or empty. */
export const areHours = (text: string): boolean => text.trim() === '' || parseHours(text) !== undefined;

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

/** Whether a place is open at a wall-clock time `HH:MM`, closing time included. Unparseable hours count as open. */
export const isOpenAt = (hoursText: string, time: string): boolean => {
  const hours = parseHours(hoursText);
  if (hours === undefined) return true;
  if (hours === 'closed') return false;
  const minute = minuteOf(time) ?? 0;
  const { opens, closes } = hours;
  return opens <= closes ? opens <= minute && minute <= closes : minute >= opens || minute <= closes;
};

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];
export type WeekHours = Record<Weekday, string>;

/** Minutes since midnight as `HH:MM`; the end of the day is 24:00. */
const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

type Moment = Readonly<{ day: number; time: string }>;

/** Open with its closing time, or closed with the next opening. Days run from Monday, 0 to 6; times are `HH:MM`. */
type OpenState = Readonly<
  | { isOpen: true /** Null when open 24 hours. */; until: string | null }
  | { isOpen: false; next: { day: number; isToday: boolean; at: string } | null }
>;

/**
 * Whether a place is open at a moment of the week, and until when, or when it opens next. At closing time itself it is
 * closed. Null when today's hours cannot be parsed, unless yesterday's run past midnight and cover the moment.
 */
export const openStateAt = (week: WeekHours, { day, time }: Moment): OpenState | null => {
  const minute = minuteOf(time) ?? 0;
  const today = hoursOf(week, day);
  const yesterday = hoursOf(week, day - 1);
  if (isPair(yesterday) && yesterday.closes < yesterday.opens && minute < yesterday.closes)
    return { isOpen: true, until: clockText(yesterday.closes) };
  if (today === undefined) return null;
  if (isPair(today) && isWithin(today, minute))
    return { isOpen: true, until: today.opens === 0 && today.closes === DAY ? null : clockText(today.closes) };
  return { isOpen: false, next: nextOpening(week, { day, minute }) };
};

const hoursOf = (week: WeekHours, day: number) => {
  const name = weekdays[(day + 7) % 7];
  return name && parseHours(week[name]);
};

const isPair = (hours: ReturnType<typeof parseHours>): hours is OpeningHours =>
  hours !== undefined && hours !== 'closed';

const isWithin = ({ opens, closes }: OpeningHours, minute: number) =>
  opens <= minute && (closes < opens || minute < closes);

const nextOpening = (week: WeekHours, { day, minute }: { day: number; minute: number }) => {
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const hours = hoursOf(week, day + ahead);
    if (isPair(hours) && (ahead > 0 || hours.opens > minute))
      return { day: (day + ahead) % 7, isToday: ahead === 0, at: clockText(hours.opens) };
  }
  return null;
};
