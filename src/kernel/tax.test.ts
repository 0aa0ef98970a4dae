import { expect, test } from 'vitest';
import { fromBaht, toBaht } from './money.ts';
import { taxOn, taxWithin } from './tax.ts';

test.each([
  [1390, 700, 97.3],
  [7216.5, 700, 505.16],
  [0.07, 700, 0],
  [0.08, 700, 0.01],
  [-100, 700, -7],
  [1000, 0, 0],
])('on %d baht at %d basis points: %d', (amount, rate, tax) => {
  expect(toBaht(taxOn(fromBaht(amount), rate))).toBe(tax);
});

test.each([
  [107, 700, 7],
  [500, 700, 32.71],
  [-107, 700, -7],
  [1000, 0, 0],
])('within %d baht at %d basis points: %d', (amount, rate, tax) => {
  expect(toBaht(taxWithin(fromBaht(amount), rate))).toBe(tax);
});
