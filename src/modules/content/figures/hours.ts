import { parseHours, weekdays } from '#kernel/opening-hours.ts';
import type { BusinessHours } from '#modules/settings/index.ts';
import { stretchesOf } from '../rules/stretches.ts';
import { type FigureWords, put } from './figure-words.ts';

const DAY = 24 * 60;

type HoursWords = Readonly<{ always: string; closed: string; today?: string }>;

/** Hours as the business writes them (`8:30-18:00`, `24/7`, `closed`), as they are read in a language. */
export const hoursText = (hours: string, words: HoursWords): string => {
  const read = parseHours(hours);
  if (read === 'closed') return words.closed;
  if (read?.opens === 0 && read.closes === DAY) return words.always;
  const range = hours.trim().replace(/\s*-\s*/, '–');
  return words.today === undefined ? range : put(words.today, { hours: range });
};

/** The office by weekdays, days with the same hours in one line; then the two airports. */
export const hoursRows = (business: BusinessHours, { hours: words, weekdays: names }: FigureWords): string[][] => {
  const { mainOffice, suvarnabhumiAirport, donMueangAirport } = business;
  const office = stretchesOf(weekdays.map((day) => ({ day, hours: mainOffice[day] })));
  const rows = office.map(({ from, until, hours }) => {
    const days = from === until ? names[from] : put(words.stretch, { from: names[from], until: names[until] });
    return [put(words.office, { days }), hours];
  });
  const airports = [
    [words.suvarnabhumi, suvarnabhumiAirport],
    [words.donMueang, donMueangAirport],
  ];
  return [...rows, ...airports]
    .filter(([, hours]) => hours)
    .map(([place = '', hours = '']) => [place, hoursText(hours, words)]);
};
