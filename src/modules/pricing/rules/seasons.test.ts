import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kernel/calendar-date.ts';
import { fromBaht, satang } from '#kernel/money.ts';
import { drawn } from '#test/drawn.ts';
import { type Season, seasonLines, seasonsOf } from './seasons.ts';

const season = (name: string, dates: [string, string], values: Partial<Season> = {}): Season => ({
  id: name,
  name: { en: name, th: null },
  description: '',
  startDate: dates[0],
  endDate: dates[1],
  multiplier: 12_000,
  priority: 1,
  categoryIds: null,
  ...values,
});
const june = season('June', ['2026-06-01', '2026-06-30']);
const rental = { firstDate: '2026-06-28', days: 5, categoryId: 'suv' };
const summary = (seasons: Season[]) =>
  seasonsOf(seasons, rental).map(({ name, days, daysApplied }) => [name.en, days, daysApplied]);

test('a season is told with the days it covers and the days on which it applies', () => {
  const sale = season('Sale', ['2026-06-30', '2026-07-31'], { priority: 2 });
  expect(summary([june, sale])).toEqual([
    ['Sale', 3, 3],
    ['June', 3, 2],
  ]);
});

test('the one that applies on most days comes first, and between equals the stronger', () => {
  const high = season('High', ['2026-07-01', '2026-07-02'], { priority: 3 });
  const low = season('Low', ['2026-06-28', '2026-06-29'], { priority: 2 });
  expect(summary([june, low, high])).toEqual([
    ['High', 2, 2],
    ['Low', 2, 2],
    ['June', 3, 1],
  ]);
});

test('a season that ends before the first day, begins after the last, or is for others does not touch', () => {
  expect(
    summary([season('Before', ['2026-06-01', '2026-06-27']), season('After', ['2026-07-03', '2026-07-31'])]),
  ).toEqual([]);
  expect(summary([{ ...june, categoryIds: ['van'] }])).toEqual([]);
  expect(summary([{ ...june, categoryIds: ['van', 'suv'] }])).toEqual([['June', 3, 3]]);
});

test('the order in which seasons were entered decides nothing', () => {
  const tie = season('Tie', ['2026-06-01', '2026-06-30'], { multiplier: 13_000 });
  expect(summary([june, tie])).toEqual(summary([tie, june]));
});

test('a season that changes nothing is no line', () => {
  const plain = seasonsOf([{ ...june, multiplier: 10_000 }], rental);
  expect(plain[0]?.daysApplied).toBe(3);
  expect(seasonLines(plain, fromBaht(5_000), 5)).toEqual([]);
});

test('each season is rounded once, however many days it has', () => {
  // 100.01 x 3 x 0.2 / 5 = 12.0012; three single days would be 3 x 4.00.
  const [line] = seasonLines(seasonsOf([june], rental), satang(100_01), 5);
  expect(line).toMatchObject({ kind: 'season', days: 3, rate: 12_000, amount: 12_00 });
});

// The rule as specified: finds the strongest season of each day separately.
const countedDayByDay = (seasons: readonly Season[], firstDate: string, days: number) =>
  Array.from({ length: days }, (_, day) => addDays(firstDate, day)).reduce((counts, date) => {
    const [winner] = seasons
      .filter(({ startDate, endDate }) => startDate <= date && date <= endDate)
      .sort((a, b) => b.priority - a.priority || b.multiplier - a.multiplier);
    return winner ? counts.set(winner.name.en, (counts.get(winner.name.en) ?? 0) + 1) : counts;
  }, new Map<string, number>());

const applied = (seasons: readonly Season[], firstDate: string, days: number) =>
  new Map(
    seasonsOf(seasons, { firstDate, days, categoryId: 'suv' })
      .filter(({ daysApplied }) => daysApplied > 0)
      .map(({ name, daysApplied }) => [name.en, daysApplied]),
  );

const yearly = Array.from({ length: 100 }, (_, index) => index).flatMap((index) => [
  season(`Summer ${index}`, [`${2000 + index}-03-01`, `${2000 + index}-06-30`]),
  season(`Songkran ${index}`, [`${2000 + index}-04-12`, `${2000 + index}-04-17`], { priority: 3 }),
]);
const always = season('Always', ['0001-01-01', '9999-12-31'], { priority: 2, multiplier: 9_000 });

test('over 99 years each season applies on as many days as a count day by day finds', () => {
  const days = 36_159;
  const expected = countedDayByDay([...yearly, always], '2000-04-14', days);
  expect(expected.size).toBe(101);
  expect(applied([...yearly, always], '2000-04-14', days)).toEqual(expected);
});

test('a season is looked at as often for a hundred years as for a month', () => {
  const looksAt = (days: number) => {
    let looks = 0;
    const watched = [june, always].map(
      (one) =>
        new Proxy(one, {
          get: (target, field: keyof Season) => {
            looks += 1;
            return target[field];
          },
        }),
    );
    seasonsOf(watched, { ...rental, days });
    return looks;
  };
  expect(looksAt(36_500)).toBe(looksAt(30));
});

test('however seasons lie over a rental, the days are those of a count day by day', () => {
  const somewhere = fc.record({
    start: fc.integer({ min: -40, max: 60 }),
    length: fc.integer({ min: 0, max: 40 }),
    priority: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(somewhere, { maxLength: 6 }), fc.integer({ min: 1, max: 60 }), (drawn, days) => {
      const seasons = drawn.map(({ start, length, priority }, index) =>
        season(`Season ${index}`, [addDays('2026-06-01', start), addDays('2026-06-01', start + length)], {
          priority,
          multiplier: 11_000 + index,
        }),
      );
      expect(applied(seasons, '2026-06-01', days)).toEqual(countedDayByDay(seasons, '2026-06-01', days));
    }),
    drawn(100),
  );
});
