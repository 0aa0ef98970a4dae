import { expect, test } from 'vitest';
import { phoneDigits } from './phone-digits.ts';

test.each([
  ['085 555 0142', '855550142'],
  ['+66 85-555-0142', '855550142'],
  ['0066 85 555 0142', '855550142'],
  ['855550142', '855550142'],
  ['085', ''],
  ['5ขข 908', ''],
  ['altis', ''],
])('%s is looked for as “%s”', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});
