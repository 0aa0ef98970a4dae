import { expect, test } from 'vitest';
import { taxByTypedRate } from './tax-on.ts';

test.each([
  ['7', false, 70],
  ['7', true, 65.42],
  ['7.5', false, 75],
  ['0', false, 0],
  ['100', true, 500],
  ['101', false, null],
  ['', false, null],
  ['seven', false, null],
])('%s percent on ฿1,000, in the price: %s', (rate, isIncluded, tax) => {
  expect(taxByTypedRate(1000, rate, isIncluded)).toBe(tax);
});
