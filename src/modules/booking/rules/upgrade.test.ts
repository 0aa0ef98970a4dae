import { expect, test } from 'vitest';
import { fromBaht } from '#kernel/money.ts';
import { upgradeADay } from './upgrade.ts';

test.each([
  ['dearer', 1200, 1000, 200],
  ['as dear', 1000, 1000, null],
  ['cheaper', 900, 1000, null],
])('a vehicle that is %s', (_how, given, chosen, upgrade) => {
  expect(upgradeADay(fromBaht(given), fromBaht(chosen))).toBe(upgrade && fromBaht(upgrade));
});
