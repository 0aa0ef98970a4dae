import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { addDays, daysBetween } from '#kernel/calendar-date.ts';
import { BASIS_POINTS, fromBaht, multiplierToBasisPoints } from '#kernel/money.ts';
import { drawn } from '#test/drawn.ts';
import { quoteRental } from './quote-rental.ts';
import { seasonYear } from './season-year.ts';
import type { Season } from './seasons.ts';

const season = (name: string, dates: string, multiplier: number, priority: number, categoryIds?: string[]): Season => {
  const [startDate = '', endDate = ''] = dates.split(' to ');
  return {
    id: `${name} ${dates}`,
    name: { en: name, th: null },
    description: '',
    startDate,
    endDate,
    priority,
    multiplier: multiplierToBasisPoints(multiplier),
    categoryIds: categoryIds ?? null,
  };
};

/** The seasons of the displayed year and its neighbours. */
const business = [
  season('New Year', '2026-12-27 to 2027-01-03', 1.4, 5),
  season('New Year', '2027-12-27 to 2028-01-03', 1.4, 5),
  season('Songkran', '2027-04-10 to 2027-04-17', 1.3, 5),
  season('Loy Krathong', '2027-11-12 to 2027-11-15', 1.2, 4),
  season('Mother’s Day', '2027-08-12 to 2027-08-15', 1.1, 3, ['midsize', 'suv']),
  season('High season', '2026-11-01 to 2027-02-28', 1.1, 2),
  season('High season', '2027-11-01 to 2028-02-29', 1.1, 2),
  season('Green season', '2027-06-01 to 2027-09-30', 0.9, 2, ['midsize', 'suv']),
];

const summary = (seasons: readonly Season[], year: number, categoryId = 'midsize') => {
  const { lanes, applies, overlaps } = seasonYear(seasons, { year, categoryId });
  const range = ({ first, last }: { first: string; last: string }) =>
    first === last ? first.slice(5) : `${first.slice(5)} to ${last.slice(5)}`;
  return {
    lanes: lanes.map(({ season: { name }, parts }) =>
      [`${name.en}:`, ...parts.map((part) => `${range(part)}${part.isOverridden ? ' covered' : ''}`)].join(' | '),
    ),
    applies: applies.map((part) => `${range(part)} ${part.season.name.en}`),
    overlaps: overlaps.map(
      (part) =>
        `${range(part)} ${part.applies.name.en} over ${part.overridden.map(({ name }) => name.en).join(', ')} by ${part.because}`,
    ),
  };
};

test('a lane per season, the strongest first, shows what a stronger one covers', () => {
  expect(summary(business, 2027).lanes).toEqual([
    'New Year: | 01-01 to 01-03 | 12-27 to 12-31',
    'Songkran: | 04-10 to 04-17',
    'Loy Krathong: | 11-12 to 11-15',
    'Mother’s Day: | 08-12 to 08-15',
    'High season: | 01-01 to 01-03 covered | 01-04 to 02-28 | 11-01 to 11-11 | 11-12 to 11-15 covered | 11-16 to 12-26 | 12-27 to 12-31 covered',
    'Green season: | 06-01 to 08-11 | 08-12 to 08-15 covered | 08-16 to 09-30',
  ]);
});

test('what applies is said day by day, and days without a season are left out', () => {
  expect(summary(business, 2027).applies).toEqual([
    '01-01 to 01-03 New Year',
    '01-04 to 02-28 High season',
    '04-10 to 04-17 Songkran',
    '06-01 to 08-11 Green season',
    '08-12 to 08-15 Mother’s Day',
    '08-16 to 09-30 Green season',
    '11-01 to 11-11 High season',
    '11-12 to 11-15 Loy Krathong',
    '11-16 to 12-26 High season',
    '12-27 to 12-31 New Year',
  ]);
});

test('every overlap is named with what decided it', () => {
  expect(summary(business, 2027).overlaps).toEqual([
    '01-01 to 01-03 New Year over High season by priority',
    '08-12 to 08-15 Mother’s Day over Green season by priority',
    '11-12 to 11-15 Loy Krathong over High season by priority',
    '12-27 to 12-31 New Year over High season by priority',
  ]);
});

test('a category sees its own seasons alone', () => {
  const luxury = summary(business, 2027, 'luxury');
  expect(luxury.lanes.map((lane) => lane.split(':')[0])).toEqual([
    'New Year',
    'Songkran',
    'Loy Krathong',
    'High season',
  ]);
  expect(luxury.overlaps.join()).not.toMatch(/Green|Mother/);
});

test('a leap year has its 29 February, and a season over the turn of the year stands in both', () => {
  expect(summary(business, 2028).lanes).toEqual([
    'New Year: | 01-01 to 01-03',
    'High season: | 01-01 to 01-03 covered | 01-04 to 02-29',
  ]);
});

test.each([
  ['higher multiplier wins between equal priorities', 1.5, 1.3, 'A over B by multiplier'],
  ['the same twice over changes nothing', 1.3, 1.3, 'A over B by equal'],
])('%s', (_, first, second, sentence) => {
  const both = [season('A', '2027-03-01 to 2027-03-05', first, 2), season('B', '2027-03-03 to 2027-03-08', second, 2)];
  expect(summary(both, 2027).overlaps).toEqual([`03-03 to 03-05 ${sentence}`]);
});

test('three at once are one overlap, strongest first, and an end is told where one of them ends', () => {
  const three = [
    season('Low', '2027-03-01 to 2027-03-31', 0.9, 1),
    season('Fair', '2027-03-10 to 2027-03-12', 1.2, 3),
    season('Concert', '2027-03-12 to 2027-03-12', 2, 5),
  ];
  expect(summary(three, 2027).overlaps).toEqual([
    '03-10 to 03-11 Fair over Low by priority',
    '03-12 Concert over Fair, Low by priority',
  ]);
});

test('a year without a season has no lane, and nothing applies', () =>
  expect(seasonYear(business, { year: 2031, categoryId: 'midsize' })).toEqual({
    lanes: [],
    applies: [],
    overlaps: [],
  }));

const quotedMultiplier = (seasons: readonly Season[], date: string) => {
  const quote = quoteRental({
    now: toInstant('2026-01-01T10:00'),
    period: { from: toInstant(`${date}T10:00`), until: toInstant(`${addDays(date, 1)}T10:00`) },
    vehicle: {
      categoryId: 'midsize',
      rates: { daily: fromBaht(1000), weekly: null, monthly: null },
      securityDeposit: fromBaht(0),
    },
    priceList: { seasons, automatic: [] },
    tax: { enabled: false, rate: 7, name: 'VAT', includeInPrice: false, roundTotals: false },
    depositPercentage: null,
  });
  return quote.total / fromBaht(1000);
};

const anySeason = fc
  .record({ start: fc.integer({ min: -60, max: 420 }), days: fc.integer({ min: 1, max: 200 }) })
  .chain(({ start, days }) =>
    fc
      .record({
        tenths: fc.integer({ min: 1, max: 50 }),
        priority: fc.integer({ min: 1, max: 5 }),
        name: fc.constantFrom('A', 'B', 'C'),
        categoryIds: fc.constantFrom(null, ['midsize'], ['suv']),
      })
      .map(({ tenths, ...rest }) => ({
        ...rest,
        id: rest.name,
        name: { en: rest.name, th: null },
        description: '',
        multiplier: tenths * 1000,
        startDate: addDays('2028-01-01', start),
        endDate: addDays('2028-01-01', start + days - 1),
      })),
  );

test('what the year says of a day is what a rental of that day costs', () => {
  fc.assert(
    fc.property(fc.array(anySeason, { maxLength: 6 }), fc.integer({ min: 0, max: 365 }), (seasons, day) => {
      const date = addDays('2028-01-01', day);
      const { applies, lanes } = seasonYear(seasons, { year: 2028, categoryId: 'midsize' });
      const part = applies.find(({ first, last }) => first <= date && date <= last);
      expect((part?.season.multiplier ?? BASIS_POINTS) / BASIS_POINTS).toBe(quotedMultiplier(seasons, date));
      const open = lanes.filter(({ parts }) =>
        parts.some(({ first, last, isOverridden }) => !isOverridden && first <= date && date <= last),
      );
      expect(open.length).toBe(part ? 1 : 0);
    }),
    drawn(300),
  );
});

test('the parts of a lane never overlap, and none leaves the year', () => {
  fc.assert(
    fc.property(fc.array(anySeason, { maxLength: 6 }), (seasons) => {
      const { lanes, applies } = seasonYear(seasons, { year: 2028, categoryId: 'midsize' });
      for (const parts of [...lanes.map(({ parts }) => parts), applies]) {
        for (const [index, { first, last }] of parts.entries()) {
          expect(daysBetween(first, last)).toBeGreaterThanOrEqual(0);
          expect(first >= '2028-01-01' && last <= '2028-12-31').toBe(true);
          const next = parts[index + 1];
          if (next) expect(next.first > last).toBe(true);
        }
      }
    }),
    drawn(200),
  );
});
