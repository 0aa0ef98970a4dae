import { expect, test } from 'vitest';
import { isEnough, unitsFree, unitsInService } from './stock.ts';

test.each([
  ['an add-on without a maximum is not stock-kept', { maxQuantity: null, currentStock: 0 }, null],
  ['the units in service count', { maxQuantity: 10, currentStock: 4 }, 4],
  ['never more than the maximum', { maxQuantity: 3, currentStock: 4 }, 3],
])('%s', (_rule, addon, units) => {
  expect(unitsInService(addon)).toBe(units);
});

test('what is left may be taken, and never less than nothing is left', () => {
  const addon = { maxQuantity: 10, currentStock: 4 };
  expect(unitsFree(addon, 3)).toBe(1);
  expect(unitsFree(addon, 7)).toBe(0);
  expect(unitsFree({ ...addon, maxQuantity: null }, 7)).toBeNull();
});

test.each([
  ['the last unit may be taken', 2, 2, true],
  ['one more than is free may not', 2, 3, false],
  ['what is not stock-kept is always enough', null, 1000, true],
])('%s', (_rule, free, quantity, enough) => expect(isEnough(free, quantity)).toBe(enough));
