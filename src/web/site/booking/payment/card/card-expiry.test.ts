import { expect, test } from 'vitest';
import { formatExpiry, isExpired, readExpiry } from './card-expiry.ts';

test.each([
  ['1', '', '1'],
  ['12', '1', '12 / '],
  ['13', '1', '12 / '],
  ['5', '', '05 / '],
  ['1/', '1', '01 / '],
  ['12 / 2', '12 / ', '12 / 2'],
  ['12 / 2027', '12 / 202', '12 / 2027'],
  ['12 / 20278', '12 / 2027', '12 / 2027'],
  ['1227', '', '12 / 27'],
  ['08/2027', '', '08 / 2027'],
  ['8/27', '', '08 / 27'],
  ['12 /', '12 / ', '12'],
  ['', '1', ''],
])('%s typed after “%s” is shown as “%s”', (typed, before, shown) => expect(formatExpiry(typed, before)).toBe(shown));

test.each([
  ['12 / 27', { month: 12, year: 2027 }],
  ['08 / 2031', { month: 8, year: 2031 }],
  ['08 / 203', null],
  ['00 / 27', null],
  ['08', null],
  ['', null],
])('“%s” means %j', (text, expiry) => expect(readExpiry(text)).toEqual(expiry));

test('a card is good until the last day of its month', () => {
  expect(isExpired({ month: 11, year: 2026 }, '2026-11-30')).toBe(false);
  expect(isExpired({ month: 11, year: 2026 }, '2026-12-01')).toBe(true);
  expect(isExpired({ month: 1, year: 2027 }, '2026-12-31')).toBe(false);
});
