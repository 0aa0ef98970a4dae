import { expect, test } from 'vitest';
import { methodProblems } from './method-problems.ts';

const banks = [{ code: 'kbank', name: 'Kasikornbank', nameInThai: 'กสิกรไทย' }];

test('mobile banking asks for one of its banks', () => {
  const asks = { banks, needsPhone: false };
  expect(methodProblems(asks, { bank: '', phone: '' })).toEqual([{ field: 'bank', sentence: 'bankMissing' }]);
  expect(methodProblems(asks, { bank: 'scb', phone: '' })).toHaveLength(1);
  expect(methodProblems(asks, { bank: 'kbank', phone: '' })).toEqual([]);
});

test('a wallet asks for its mobile number, and others for nothing', () => {
  const asks = { banks: [], needsPhone: true };
  expect(methodProblems(asks, { bank: '', phone: '12' })).toEqual([{ field: 'phone', sentence: 'mobileInvalid' }]);
  expect(methodProblems({ banks: [], needsPhone: false }, { bank: '', phone: '' })).toEqual([]);
});
