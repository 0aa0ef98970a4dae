import { expect, test } from 'vitest';
import type { AddonShape } from '#contract/extras.ts';
import {
  addonGroups,
  addonRates,
  appliedRate,
  noLongerOffered,
  overStock,
  shownAtOnce,
  stockOf,
  withQuantity,
} from './addon-rules.ts';

const addonIn = (name: string, category: AddonShape['category']) => ({ name, category }) as AddonShape;

test('add-ons stand by category in the order of the five, and keep the business’s order within one', () => {
  const groups = addonGroups([
    addonIn('Roadside help', 'insurance'),
    addonIn('Booster', 'safety'),
    addonIn('Roof box', 'equipment'),
    addonIn('Child seat', 'safety'),
  ]);
  expect(groups.map(({ category, addons }) => [category, addons.map(({ name }) => name)])).toEqual([
    ['equipment', ['Roof box']],
    ['safety', ['Booster', 'Child seat']],
    ['insurance', ['Roadside help']],
  ]);
});

test('the business’s first four are shown at once, and what is chosen besides', () => {
  const addons = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }) as AddonShape);
  expect(shownAtOnce(addons, { f: 1, e: 0 }).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'f']);
});

const prices: Pick<AddonShape, 'useFixedPricing' | 'fixedPrice' | 'dailyPrice' | 'weeklyPrice' | 'monthlyPrice'> = {
  useFixedPricing: false,
  fixedPrice: 300,
  dailyPrice: 150,
  weeklyPrice: 750,
  monthlyPrice: 0,
};
const priced = (values: Partial<AddonShape> = {}) => ({ ...prices, ...values }) as AddonShape;

test('an add-on names each rate that is set, and a fixed price alone', () => {
  expect(addonRates(priced())).toEqual([
    { per: 'perDay', price: 150 },
    { per: 'perWeek', price: 750 },
  ]);
  expect(addonRates(priced({ useFixedPricing: true }))).toEqual([{ per: 'perPiece', price: 300 }]);
  expect(addonRates(priced({ dailyPrice: null, weeklyPrice: null }))).toEqual([]);
});

test('the rate beside the price is the one that applies', () => {
  expect(appliedRate(priced(), 'weekly')).toEqual({ per: 'perWeek', price: 750 });
  expect(appliedRate(priced(), undefined)).toEqual({ per: 'perDay', price: 150 });
  expect(appliedRate(priced({ useFixedPricing: true }), 'fixed')).toEqual({ per: 'perPiece', price: 300 });
});

const seat: AddonShape = {
  id: 'seat',
  name: 'Child seat',
  nameInThai: null,
  category: 'safety',
  vehicleCategories: [],
  shortDescription: '',
  shortDescriptionInThai: null,
  description: '',
  descriptionInThai: null,
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
