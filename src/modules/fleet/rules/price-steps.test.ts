import { expect, test } from 'vitest';
import { fromBaht } from '#kernel/money.ts';
import { priceSteps } from './price-steps.ts';

const rowsOf = (...prices: [number, number][]) =>
  priceSteps(prices.map(([baht, count]) => ({ price: fromBaht(baht), count }))).map(({ from, until, count }) => [
    from,
    until,
    count,
  ]);

test('prices stand in equal steps, those without a vehicle too, and a price on a border opens its step', () => {
  expect(rowsOf([895, 2], [900, 3], [909, 1], [931, 4])).toEqual([
    [890, 900, 2],
    [900, 910, 4],
    [910, 920, 0],
    [920, 930, 0],
    [930, 940, 4],
  ]);
});

test('there are sixteen steps at most, whatever the prices', () => {
  expect(rowsOf([0, 1], [159, 1])).toHaveLength(16);
  expect(rowsOf([0, 1], [160, 1])).toHaveLength(9);
  expect(rowsOf([250, 1], [1390, 5], [6000, 1])).toHaveLength(13);
  expect(rowsOf([1, 1], [9_999_999, 1]).length).toBeLessThanOrEqual(16);
});

test('one price is one step, and no price none', () => {
  expect(rowsOf([1040, 7])).toEqual([[1040, 1050, 7]]);
  expect(rowsOf()).toEqual([]);
});
