import { expect, test } from 'vitest';
import { refuseWrong } from '#kernel/problem.ts';
import { addonProblems } from './addon-change.ts';

const addon = { useFixedPricing: false, fixedPrice: null, maxQuantity: null, currentStock: 0 };

test.each([
  ['by the day, with no stock kept', {}],
  ['with any number in stock where none is kept', { currentStock: 900 }],
  ['with as many in stock as its maximum', { maxQuantity: 5, currentStock: 5 }],
  ['with nothing in stock', { maxQuantity: 5 }],
  ['of a fixed price', { useFixedPricing: true, fixedPrice: 300 }],
  ['that costs nothing once', { useFixedPricing: true, fixedPrice: 0 }],
])('an add-on may be %s', (_what, values) => {
  expect(addonProblems({ ...addon, ...values })).toEqual({});
});

test.each([
  ['of a fixed price without one', { useFixedPricing: true }, 'Fixed price is required'],
  ['with one more in stock than its maximum', { maxQuantity: 5, currentStock: 6 }, 'exceed the maximum of 5'],
  ['with a stock where the maximum is none', { maxQuantity: 0, currentStock: 1 }, 'exceed the maximum of 0'],
])('an add-on cannot be %s', (_what, values, sentence) => {
  expect(() => refuseWrong(addonProblems({ ...addon, ...values }))).toThrow(sentence);
});
