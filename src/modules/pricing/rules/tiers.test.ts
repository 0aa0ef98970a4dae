import { expect, test } from 'vitest';
import { fromBaht } from '#kernel/money.ts';
import { effectiveRates } from './tiers.ts';

const rates = (daily: number, weekly: number | null, monthly: number | null) => ({
  daily: fromBaht(daily),
  weekly: weekly === null ? null : fromBaht(weekly),
  monthly: monthly === null ? null : fromBaht(monthly),
});

test.each<[string, Parameters<typeof rates>, Parameters<typeof rates>]>([
  ['rates that are set count as they are', [1_390, 8_490, 28_900], [1_390, 8_490, 28_900]],
  ['a missing week is 7 days', [990, null, 20_000], [990, 6_930, 20_000]],
  ['a missing month is 30 days, not weeks', [2_400, 15_000, null], [2_400, 15_000, 72_000]],
  ['a 0 beside a positive daily rate is missing', [1_100, 0, 0], [1_100, 7_700, 33_000]],
  ['all 0 is free', [0, 0, 0], [0, 0, 0]],
  ['a daily 0 alone is free', [0, null, null], [0, 0, 0]],
])('%s', (_rule, entered, effective) => {
  expect(effectiveRates(rates(...entered))).toEqual(rates(...effective));
});
