import { expect, test } from 'vitest';
import { equalsBaht, fromBaht, portion, satang, toBaht, toWholeBaht } from './money.ts';

test.each([
  ['7 percent of ฿69.50 ends on half a satang and is rounded up', 6950, 700, 10_000, 487],
  ['half a satang is rounded up', 1, 1, 2, 1],
  ['less than half is rounded down', 10, 1, 3, 3],
  ['a reduction of half a satang is rounded up, toward zero', -1, 1, 2, 0],
  ['a reduction of more than half is rounded to the next', -8, 1, 5, -2],
  ['amounts beyond 53 bits in between lose nothing', 9_000_000_000_000, 12_345, 10_000, 11_110_500_000_000],
])('%s', (_sentence, amount, numerator, denominator, expected) => {
  expect(portion(satang(amount), numerator, denominator)).toBe(expected);
});

test.each([
  ['฿486.50 is ฿487', 48_650, 48_700],
  ['฿486.49 is ฿486', 48_649, 48_600],
  ['half a baht of a reduction is rounded up, toward zero', -50, 0],
])('%s', (_sentence, amount, expected) => {
  expect(toWholeBaht(satang(amount))).toBe(expected);
});

test('baht with two decimals become the satang they say, and back', () => {
  for (const baht of [0, 0.01, 0.1, 1.15, 19.99, 4815, 10_647.29]) expect(toBaht(fromBaht(baht))).toBe(baht);
});

test('a third decimal is no amount of money', () => {
  expect(() => fromBaht(1.005)).toThrow('Not an amount of baht');
  expect(() => satang(0.5)).toThrow('Not a whole number of satang');
});

test.each([
  ['to the satang', 10_647.29, 1_064_729, true],
  ['a sum of floats', 0.1 + 0.2, 30, true],
  ['a satang more', 10_647.3, 1_064_729, false],
  ['a third decimal', 10.001, 1_000, false],
  ['a third decimal that would round away', 9.999, 1_000, false],
  ['no number', Number.NaN, 0, false],
  ['without an end', Number.POSITIVE_INFINITY, 0, false],
  ['more than any price', 1e300, 0, false],
])('what was sent is the amount: %s', (_sentence, baht, amount, expected) => {
  expect(equalsBaht(satang(amount), baht)).toBe(expected);
});
