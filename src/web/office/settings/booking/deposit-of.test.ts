import { expect, test } from 'vitest';
import { depositByTypedPercentage } from './deposit-of.ts';

test.each([
  ['20', { now: 2129.4, later: 8517.6 }],
  ['0', { now: 0, later: 10_647 }],
  ['100', { now: 10_647, later: 0 }],
  ['33', { now: 3513.51, later: 7133.49 }],
  ['101', null],
  ['', null],
  ['a fifth', null],
])('%s percent of ฿10,647', (percentage, split) =>
  expect(depositByTypedPercentage(10_647, percentage, { roundTotals: false })).toEqual(split),
);

test('where totals are whole baht, the deposit is too', () =>
  expect(depositByTypedPercentage(10_647, '33', { roundTotals: true })).toEqual({ now: 3514, later: 7133 }));
