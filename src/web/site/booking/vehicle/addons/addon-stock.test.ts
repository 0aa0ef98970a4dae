import { expect, test } from 'vitest';
import type { AddonShape } from '#contract/extras.ts';
import { noLongerOffered, overStock, stockOf, withQuantity } from './addon-stock.ts';

const seat: AddonShape = {
  id: 'seat',
  name: 'Child seat',
  nameInThai: null,
  category: 'safety',
  shortDescription: { en: '', th: null },
  description: { en: '', th: null },
  imageUrl: null,
  terms: '',
  termsInThai: null,
  dailyPrice: 150,
  weeklyPrice: null,
  monthlyPrice: null,
  useFixedPricing: false,
  fixedPrice: null,
  maxQuantity: 5,
  currentStock: 4,
  availableStock: 2,
};

test('what is free over the period may be taken', () => expect(stockOf(seat)).toBe(2));
test('without dates the units in service count', () => expect(stockOf({ ...seat, availableStock: null })).toBe(4));
test('what is not stock-kept has no limit', () =>
  expect(stockOf({ ...seat, maxQuantity: null, availableStock: null })).toBe(Number.POSITIVE_INFINITY));

test('more than the stock is found', () => {
  expect(overStock([seat], { seat: 3 })).toEqual([{ addon: seat, stock: 2 }]);
  expect(overStock([seat], { seat: 2 })).toEqual([]);
});

test('a quantity of none leaves no trace', () => {
  expect(withQuantity({ seat: 1, wifi: 1 }, 'seat', 0)).toEqual({ wifi: 1 });
  expect(withQuantity({}, 'seat', 2)).toEqual({ seat: 2 });
});

test('what is not on the website any more is found among the chosen', () => {
  expect(noLongerOffered([seat], { seat: 1 })).toBeUndefined();
  expect(noLongerOffered([seat], { seat: 1, fax: 2 })).toBe('fax');
});
