import { expect, test } from 'vitest';
import type { AddonShape } from '#contract/extras.ts';
import { fitsVehicle, freeUnits, goneOf, offeredRates, withUnits } from './offered-extras.ts';

const seat: AddonShape = {
  id: 'seat',
  name: 'Child seat',
  nameInThai: null,
  category: 'safety',
  vehicleCategories: [],
  imageUrl: null,
  terms: '',
  termsInThai: null,
  shortDescription: '',
  shortDescriptionInThai: null,
  description: '',
  descriptionInThai: null,
  dailyPrice: 100,
  weeklyPrice: 500,
  monthlyPrice: null,
  useFixedPricing: false,
  fixedPrice: null,
  maxQuantity: 10,
  currentStock: 3,
  availableStock: 2,
};

test('an add-on is sold by each of its rates, a fixed one by that alone, a free one by none', () => {
  expect(offeredRates(seat)).toEqual([
    { per: 'day', price: 100 },
    { per: 'week', price: 500 },
  ]);
  expect(offeredRates({ ...seat, useFixedPricing: true, fixedPrice: 300 })).toEqual([{ per: 'piece', price: 300 }]);
  expect(offeredRates({ ...seat, dailyPrice: 0, weeklyPrice: null })).toEqual([]);
});

test.each([
  ['over a period', {}, 2],
  ['without one', { availableStock: null }, 3],
  ['of what is not stock-kept', { maxQuantity: null, availableStock: null }, null],
])('how many are free %s', (_case, more, units) => expect(freeUnits({ ...seat, ...more })).toBe(units));

test('the last unit takes an add-on off, and what left the offer is found', () => {
  expect(withUnits({ seat: 1 }, 'gps', 2)).toEqual({ seat: 1, gps: 2 });
  expect(withUnits({ seat: 1 }, 'seat', 0)).toEqual({});
  expect(goneOf([seat], { seat: 1, gps: 2 })).toEqual(['gps']);
});

test.each([
  ['for all vehicles', [], 'suv', true],
  ['for scooters', ['scooter'], 'suv', false],
  ['for scooters', ['scooter'], 'scooter', true],
  ['for scooters, before a vehicle is chosen', ['scooter'], null, true],
])('an add-on %s (%j) with a vehicle of %s: %s', (_case, vehicleCategories, categoryId, isOffered) =>
  expect(fitsVehicle({ ...seat, vehicleCategories }, categoryId)).toBe(isOffered),
);
