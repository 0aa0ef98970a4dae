import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { isEnough, peakUnits, unitsFree, unitsInService } from './stock.ts';

const days = (first: number, last: number) => ({
  from: toInstant(`2026-12-${String(first).padStart(2, '0')}T10:00`),
  until: toInstant(`2026-12-${String(last).padStart(2, '0')}T10:00`),
});
const out = (first: number, last: number, quantity: number) => ({ during: days(first, last), quantity });

test.each([
  ['nothing is out when nothing is reserved', [], 0],
  ['what is out for a part of the time counts', [out(11, 12, 2)], 2],
  ['what overlaps adds up', [out(9, 12, 2), out(11, 20, 3)], 5],
  ['what is back in time for the next is the same unit', [out(10, 12, 2), out(12, 14, 2)], 2],
  ['and in whatever order they are told', [out(12, 14, 2), out(10, 12, 2)], 2],
  ['the busiest moment counts, not the sum', [out(10, 12, 2), out(12, 14, 3), out(13, 15, 1)], 4],
  ['what ended or begins at the ends does not count', [out(5, 10, 9), out(15, 20, 9)], 0],
  ['what was busy before the period does not count', [out(5, 9, 9), out(5, 11, 1), out(12, 13, 1)], 1],
])('%s', (_rule, reservations, peak) => {
  expect(peakUnits(reservations, days(10, 15))).toBe(peak);
});

test.each([
  ['an add-on without a maximum is not stock-kept', { maxQuantity: null, currentStock: 0 }, null],
  ['the units in service count', { maxQuantity: 10, currentStock: 4 }, 4],
  ['never more than the maximum', { maxQuantity: 3, currentStock: 4 }, 3],
])('%s', (_rule, addon, units) => {
  expect(unitsInService(addon)).toBe(units);
});

test('what is left may be taken, and never less than nothing is left', () => {
  const addon = { maxQuantity: 10, currentStock: 4 };
  expect(unitsFree(addon, [out(11, 12, 3)], days(10, 15))).toBe(1);
  expect(unitsFree(addon, [out(11, 12, 7)], days(10, 15))).toBe(0);
  expect(unitsFree({ ...addon, maxQuantity: null }, [out(11, 12, 7)], days(10, 15))).toBeNull();
});

test.each([
  ['the last unit may be taken', 2, 2, true],
  ['one more than is free may not', 2, 3, false],
  ['what is not stock-kept is always enough', null, 1000, true],
])('%s', (_rule, free, quantity, enough) => expect(isEnough(free, quantity)).toBe(enough));
