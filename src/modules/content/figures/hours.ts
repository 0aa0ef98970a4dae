import { fill } from '#kernel/fill.ts';
import { inPrint, kindOfHours, stretchesOf } from '#kernel/hours-in-print.ts';
import type { BusinessHours } from '#modules/settings/index.ts';
import type { FigureWords } from './figure-words.ts';

type HoursWords = Readonly<{ always: string; closed: string; today?: string }>;

/** Hours as the business writes them (`8:30-18:00`, `24/7`, `closed`), as they are read in a language. */
export const hoursText = (hours: string, words: HoursWords): string => {
  const kind = kindOfHours(hours);
  if (kind !== 'written') return words[kind];
  const range = inPrint(hours);
  return words.today === undefined ? range : fill(words.today, { hours: range });
};

/** The office by weekdays, days with the same hours in one line; then the two airports. */
export const hoursRows = (business: BusinessHours, { hours: words, weekdays: names }: FigureWords): string[][] => {
  const { mainOffice, suvarnabhumiAirport, donMueangAirport } = business;
  const office = stretchesOf(mainOffice);
  const rows = office.map(({ from, until, hours }) => {
    const days = from === until ? names[from] : fill(words.stretch, { from: names[from], until: names[until] });
    return [fill(words.office, { days }), hours];
  });
  const airports = [
    [words.suvarnabhumi, suvarnabhumiAirport],
    [words.donMueang, donMueangAirport],
  ];
  return [...rows, ...airports]
    .filter(([, hours]) => hours)
    .map(([place = '', hours = '']) => [place, hoursText(hours, words)]);
};
