import { expect, test } from 'vitest';
import { methodTroubles } from './method-troubles.ts';

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
