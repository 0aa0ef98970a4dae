import { expect, test } from 'vitest';
import type { AddonShape } from '#contract/extras.ts';
import { appliedRate, ratesOf } from './addon-rates.ts';

const seat: Pick<AddonShape, 'useFixedPricing' | 'fixedPrice' | 'dailyPrice' | 'weeklyPrice' | 'monthlyPrice'> = {
  useFixedPricing: false,
  fixedPrice: 300,
  dailyPrice: 150,
  weeklyPrice: 750,
  monthlyPrice: 0,
};
const addon = (values: Partial<AddonShape> = {}) => ({ ...seat, ...values }) as AddonShape;

test('an add-on names each rate that is set, and a fixed price alone', () => {
  expect(ratesOf(addon())).toEqual([
    { per: 'perDay', price: 150 },
    { per: 'perWeek', price: 750 },
  ]);
  expect(ratesOf(addon({ useFixedPricing: true }))).toEqual([{ per: 'perPiece', price: 300 }]);
  expect(ratesOf(addon({ dailyPrice: null, weeklyPrice: null }))).toEqual([]);
});

test('the rate beside the price is the one that applies', () => {
  expect(appliedRate(addon(), 'weekly')).toEqual({ per: 'perWeek', price: 750 });
  expect(appliedRate(addon(), undefined)).toEqual({ per: 'perDay', price: 150 });
  expect(appliedRate(addon({ useFixedPricing: true }), 'fixed')).toEqual({ per: 'perPiece', price: 300 });
});
