import { expect, test } from 'vitest';
import { customerNumber, customerNumberIn } from './customer-number.ts';

test.each([
  [1, 'BKK-00001'],
  [42, 'BKK-00042'],
  [99_999, 'BKK-99999'],
  [100_000, 'BKK-100000'],
])('customer %i is called %s', (number, text) => {
  expect(customerNumber(number)).toBe(text);
  expect(customerNumberIn(text)).toBe(number);
});

test.each([
  ['bkk-42', 42],
  ['BKK00042', 42],
  [' BKK-00042 ', 42],
  ['42', null],
  ['BKK', null],
  ['BKK-12A', null],
  ['BKK-1234567890', null],
])('%j is read as %s', (text, number) => {
  expect(customerNumberIn(text)).toBe(number);
});
