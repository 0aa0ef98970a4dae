import { expect, test } from 'vitest';
import { thaiMobile } from './thai-mobile.ts';

test.each([
  ['0812345678', '0812345678'],
  ['081-234-5678', '0812345678'],
  ['+66 81 234 5678', '0812345678'],
  ['+66 (0)81 234 5678', '0812345678'],
  ['66612345678', '0612345678'],
  ['021234567', null],
  ['+61 4 5550 0142', null],
  ['08123456789', null],
  ['', null],
])('%s is the mobile number %s', (text, number) => {
  expect(thaiMobile(text)).toBe(number);
});
