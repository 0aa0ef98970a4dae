import { expect, test } from 'vitest';
import { methodTroubles, thaiMobile } from './method-troubles.ts';

test.each([
  ['0812345678', '0812345678'],
  ['081 234 5678', '0812345678'],
  ['+66 81 234 5678', '0812345678'],
  ['0066812345678', '0812345678'],
  ['+66 (0)81 234 5678', '0812345678'],
  ['+61 4 5550 0142', null],
  ['02 555 0140', null],
  ['08123456', null],
  ['', null],
])('%s is the mobile number %s', (typed, number) => expect(thaiMobile(typed)).toBe(number));

const banks = [{ code: 'kbank', name: 'Kasikornbank', nameInThai: 'กสิกรไทย' }];

test('mobile banking asks for one of its banks', () => {
  const asks = { banks, needsPhone: false };
  expect(methodTroubles(asks, { bank: '', phone: '' })).toEqual([{ field: 'bank', sentence: 'bankMissing' }]);
  expect(methodTroubles(asks, { bank: 'scb', phone: '' })).toHaveLength(1);
  expect(methodTroubles(asks, { bank: 'kbank', phone: '' })).toEqual([]);
});

test('a wallet asks for its mobile number, and others for nothing', () => {
  const asks = { banks: [], needsPhone: true };
  expect(methodTroubles(asks, { bank: '', phone: '12' })).toEqual([{ field: 'phone', sentence: 'mobileInvalid' }]);
  expect(methodTroubles({ banks: [], needsPhone: false }, { bank: '', phone: '' })).toEqual([]);
});
