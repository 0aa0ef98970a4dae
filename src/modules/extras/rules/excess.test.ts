import { expect, test } from 'vitest';
import { fromBaht } from '#kernel/money.ts';
import { excessOf } from './excess.ts';

const cover = (code: string, baht: number) => ({ code, deductible: fromBaht(baht) });

test.each([
  ['one for damage', [cover('CDW', 20_000), cover('PAI', 0)], 20_000],
  ['two for damage, the lower counts', [cover('CDW', 20_000), cover('SCDW', 5000)], 5000],
  ['none to pay', [cover('SCDW', 0)], 0],
])('the excess with %s', (_, covers, baht) => {
  expect(excessOf(covers)).toBe(fromBaht(baht));
});

test('a package without a cover for the vehicle has no excess', () => {
  expect(excessOf([cover('PAI', 0), cover('PEC', 0)])).toBeNull();
  expect(excessOf([])).toBeNull();
});
