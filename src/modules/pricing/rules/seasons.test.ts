import { expect, test } from 'vitest';
import { fromBaht, satang } from '#kernel/money.ts';
import { type Season, seasonLines, seasonsOf } from './seasons.ts';

const season = (name: string, dates: [string, string], values: Partial<Season> = {}): Season => ({
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
const told = (seasons: Season[]) =>
  seasonsOf(seasons, rental).map(({ name, days, daysApplied }) => [name.en, days, daysApplied]);

test('a season is told with the days it covers and the days on which it applies', () => {
  const sale = season('Sale', ['2026-06-30', '2026-07-31'], { priority: 2 });
  expect(told([june, sale])).toEqual([
    ['Sale', 3, 3],
    ['June', 3, 2],
  ]);
});

test('the one that applies on most days comes first, and between equals the stronger', () => {
  const high = season('High', ['2026-07-01', '2026-07-02'], { priority: 3 });
  const low = season('Low', ['2026-06-28', '2026-06-29'], { priority: 2 });
  expect(told([june, low, high])).toEqual([
    ['High', 2, 2],
    ['Low', 2, 2],
    ['June', 3, 1],
  ]);
});

test('a season that ends before the first day, begins after the last, or is for others does not touch', () => {
  expect(told([season('Before', ['2026-06-01', '2026-06-27']), season('After', ['2026-07-03', '2026-07-31'])])).toEqual(
    [],
  );
  expect(told([{ ...june, categoryIds: ['van'] }])).toEqual([]);
  expect(told([{ ...june, categoryIds: ['van', 'suv'] }])).toEqual([['June', 3, 3]]);
});

test('the order in which seasons were entered decides nothing', () => {
  const tie = season('Tie', ['2026-06-01', '2026-06-30'], { multiplier: 13_000 });
  expect(told([june, tie])).toEqual(told([tie, june]));
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
