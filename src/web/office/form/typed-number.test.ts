import { expect, test } from 'vitest';
import { numberIn, typedNumber, typedOrNone } from './typed-number.ts';

test.each([
  ['1000', 1000],
  [' 0.5 ', 0.5],
  ['.5', 0.5],
  ['-3', -3],
  ['1,000', 1000],
  ['฿ 1,000', 1000],
  ['12,345,678.90', 12345678.9],
])('%j is the number %d', (text, number) => expect(typedNumber(text)).toBe(number));

test.each(['', '1,00', '1,0000', 'Infinity', '0x10', '1e3', 'a lot'])('%j is no number, and is sent as it is', (text) =>
  expect(typedNumber(text)).toBe(text),
);

test('nothing means none, and only nothing', () => {
  expect(typedOrNone(' ')).toBeNull();
  expect(typedOrNone('none')).toBe('none');
});

test('what the screen says of a number that is none is 0', () =>
  expect(['1,000', 'a lot', ''].map(numberIn)).toEqual([1000, 0, 0]));
