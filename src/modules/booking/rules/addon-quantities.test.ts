import { expect, test } from 'vitest';
import { messagesOf } from '#test/messages-of.ts';
import { addonProblems, withMore, withQuantities } from './addon-quantities.ts';

const seat = (quantity: number) => ({ addonId: 'seat', quantity });
const gps = (quantity: number) => ({ addonId: 'gps', quantity });

test('more of an add-on counts beside what is there', () => {
  expect(withMore([seat(1)], [seat(2), gps(1)])).toEqual([gps(1), seat(3)]);
});

test('a quantity that is set takes the place of the old one, and none takes the add-on off', () => {
  expect(withQuantities([gps(1), seat(3)], [seat(2)])).toEqual([gps(1), seat(2)]);
  expect(withQuantities([gps(1), seat(3)], [seat(0)])).toEqual([gps(1)]);
  expect(withQuantities([seat(1)], [gps(0)])).toEqual([seat(1)]);
});

test('a booking has at most 50 kinds of add-ons and 1,000 of each', () => {
  const kinds = (count: number) => Array.from({ length: count }, (_, index) => ({ addonId: `a${index}`, quantity: 1 }));
  expect(messagesOf(addonProblems(kinds(50)))).toEqual({});
  expect(messagesOf(addonProblems(kinds(51)))).toEqual({ addons: 'Choose at most 50 add-ons' });
  expect(messagesOf(addonProblems([seat(1000)]))).toEqual({});
  expect(messagesOf(addonProblems([seat(1001)]))).toEqual({ addons: 'Choose at most 1,000' });
});
