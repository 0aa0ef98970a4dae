import { expect, test } from 'vitest';
import { telephone } from '#kernel/link-addresses.ts';
import { unbrokenNumber } from './unbroken-number.ts';

test('a telephone number to be read holds together at the end of a line', () => {
  expect(unbrokenNumber('02 555 0140')).toBe('02\u00a0555\u00a00140');
  expect(unbrokenNumber('02-555-0140')).toBe('02\u2011555\u20110140');
  expect(telephone(unbrokenNumber('+66 2-555 0140'))).toBe('tel:+6625550140');
});
