import { expect, test } from 'vitest';
import { satang } from '#kernel/money.ts';
import { recordedFee } from './recorded-fee.ts';

test.each([
  ['the rest without a fee', 535_000, 535_000, 0, 0],
  ['the rest with the fee of 2 percent that was shown', 545_700, 535_000, 200, 10_700],
  ['a part of the rest, which the fee does not change', 100_000, 535_000, 200, 0],
  ['more than the rest where the method has no fee', 535_001, 535_000, 0, null],
  ['more than the rest and the fee', 545_701, 535_000, 200, null],
  ['a satang of the fee', 535_001, 535_000, 200, 1],
  ['something where nothing is owed', 100, 0, 200, null],
])('%s', (_what, amount, owed, basisPoints, fee) => {
  expect(recordedFee(satang(amount), satang(owed), basisPoints)).toBe(fee === null ? null : satang(fee));
});
