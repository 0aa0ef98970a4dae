import { expect, test } from 'vitest';
import { refundTimeInThai } from './refund-time.ts';

test.each([
  ['3-5 business days', '3–5 วันทำการ'],
  ['3 to 5 working days', '3–5 วันทำการ'],
  ['7 days', '7 วัน'],
  ['1 day', '1 วัน'],
  ['as soon as we can', 'as soon as we can'],
  ['3-5 business days or sooner', '3-5 business days or sooner'],
])('a refund in %j is told as %j in Thai', (phrase, thai) => {
  expect(refundTimeInThai(phrase)).toBe(thai);
});
