import { expect, test } from 'vitest';
import { payingOf } from './deposit-kind.ts';

const deposit = (amount: number, more: object = {}) => ({ amount, method: 'cash', endedAt: null, card: null, ...more });

test.each([
  [3000, 5000, 0, 3000, 0],
  [7500, 5000, 0, 5000, 2500],
  [3000, 5000, 1487.3, 3000, 0],
  [3000, 4000, 1487.3, 2512.7, 487.3],
  [3000, 1000, 1487.3, 0, 3000],
])('of %s claimed, with %s with us that cover %s already, the deposit pays %s and %s is left', (...row) => {
  const [amount, left, covered, fromDeposit, toPay] = row;
  expect(payingOf(amount, [deposit(left)], covered)).toEqual({ kind: 'cash', fromDeposit, toPay });
});

test('one that ended pays nothing any more, and without one nothing does', () => {
  const nothing = { kind: 'none', fromDeposit: 0, toPay: 750 };
  expect(payingOf(750, [deposit(5000, { endedAt: '2026-12-10T10:00:00+07:00' })], 0)).toEqual(nothing);
  expect(payingOf(750, [], 0)).toEqual(nothing);
});
