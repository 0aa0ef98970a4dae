import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { monthNames } from '#words/calendar-names.ts';
import { type Language, languages } from '../../languages/language.ts';
import { formatDay, formatYear } from '../dates.ts';

/** Completes a date whose year has two digits or none: the nearest one to today that the limits allow. */
type Nearest = Readonly<{
  language: Language;
  today: CalendarDate;
  min?: CalendarDate | undefined;
  max?: CalendarDate | undefined;
}>;

/**
 * Reads a date as people write it, day first: `5/12/2026`, `05.12.26`, `05122569`, `Sat 5 Dec 2026`, `5 ธ.ค. 2569`, or
 * `2026-12-05`. A year from 2400 is Buddhist; in Thai, two digits may be one too. Without `nearest` the year must have
 * four digits. Words other than months are passed over. Null for a text that is no date.
 */
export const readDate = (typed: string, nearest?: Nearest): CalendarDate | null => {
  const text = typed.toLowerCase().replace(/[๐-๙]/g, (digit) => `${digit.charCodeAt(0) - 0x0e50}`);
  const months = (text.match(/[^\d\s,/-]+/g) ?? []).flatMap(monthIn);
  const [day = '', month = '', year = '', ...rest] = parts(text.match(/\d+/g) ?? [], months);
  if (rest.length > 0 || day.length > 2 || month.length > 2) return null;
  const dates = years(year, nearest).flatMap((one) => dateOf(one, Number(month), Number(day)));
  return nearest ? nearestOf(dates, nearest) : (dates[0] ?? null);
};

/** The date as shown (`Sat 5 Dec 2026`, `ส. 5 ธ.ค. 2569`); any other text stays as it is. */
export const shownDate = (date: string, language: Language): string =>
  readDate(date) === date ? formatDay(date, language, { year: true }) : date;

/** The date in the digits of the keyboard, to be edited: `05/12/2026`, `05/12/2569`. */
export const editedDate = (date: CalendarDate, language: Language): string => {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${formatYear(Number(year), language)}`;
};

const plain = (name: string) => name.toLowerCase().replaceAll('.', '');

/** The number of the month that a word names, whole or abbreviated; none for any other word. */
const monthIn = (written: string): string[] => {
  const word = plain(written);
  return languages.flatMap((language) => {
    const { short, long } = monthNames[language];
    const isMonth = (name: string, index: number) =>
      plain(name) === word || (word.length > 2 && plain(long[index] ?? '').startsWith(word));
    const month = short.findIndex(isMonth) + 1;
    return month > 0 ? [`${month}`] : [];
  });
};

/** Day, month and year, as far as written. */
const parts = (numbers: readonly string[], months: readonly string[]): string[] => {
  const [first = ''] = numbers;
  const isRun = numbers.length + months.length === 1 && /^(\d\d){2,4}$/.test(first);
  if (isRun) return [first.slice(0, 2), first.slice(2, 4), first.slice(4)];
  const [day = '', ...others] = first.length === 4 ? numbers.toReversed() : numbers;
  return [day, ...months, ...others];
};

const years = (year: string, nearest: Nearest | undefined): number[] => {
  const number = Number(year);
  if (year.length === 4) return [number < 2400 ? number : number - 543];
  if (!nearest) return [];
  const current = Number(nearest.today.slice(0, 4));
  if (year === '') return [current - 1, current, current + 1];
  const eras = nearest.language === 'th' ? [1900, 2000, 2500 - 543] : [1900, 2000];
  return year.length === 2 ? eras.map((era) => era + number) : [];
};

/** The date, if it exists. */
const dateOf = (year: number, month: number, day: number): CalendarDate[] => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = year >= 1900 && year < 2200 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? [date.toISOString().slice(0, 10)] : [];
};

const nearestOf = (dates: readonly CalendarDate[], { today, min, max }: Nearest): CalendarDate | null => {
  const allowed = dates.filter((date) => (!min || date >= min) && (!max || date <= max));
  const distance = (date: CalendarDate) => Math.abs(daysBetween(today, date));
  return (allowed.length > 0 ? allowed : dates).toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
};
