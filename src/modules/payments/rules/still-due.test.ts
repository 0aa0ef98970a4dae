import { expect, test } from 'vitest';
import { satang } from '#kernel/money.ts';
import { isStillDue } from './still-due.ts';

test.each([
  ['all of it, unpaid', 0, 0, 535_000, 'full', true],
  ['the deposit, unpaid', 0, 0, 107_000, 'deposit', true],
  ['the rest after the deposit', 107_000, 0, 428_000, 'full', true],
  ['all of it, once all was paid', 535_000, 0, 535_000, 'full', false],
  ['all of it, once the deposit was paid', 107_000, 0, 535_000, 'full', false],
  ['the deposit, once a deposit was paid', 107_000, 0, 107_000, 'deposit', false],
  ['the rest of the deposit, once a part of it was paid', 50_000, 0, 57_000, 'deposit', true],
  ['the deposit, once all was paid', 535_000, 0, 107_000, 'deposit', false],
  ['all of it, once what was paid went back', 535_000, 535_000, 535_000, 'full', true],
] as const)('%s: paid %i, back %i, comes %i as %s, owed: %s', (_what, paid, refunded, amount, paymentPlan, owed) => {
  const booking = {
    total: satang(535_000),
    depositAmount: satang(107_000),
    paid: satang(paid),
    refunded: satang(refunded),
    promised: satang(0),
    waived: satang(0),
  };
  expect(isStillDue(booking, { amount: satang(amount), fee: satang(0), paymentPlan })).toBe(owed);
});

test.each([
  [21_400, 'deposit', false],
  [107_000, 'deposit', true],
  [107_000, 'full', true],
  [106_999, 'full', false],
] as const)(
  'the first payment, of %i as %s, confirms a booking whose deposit is 107,000: %s',
  (amount, paymentPlan, owed) => {
    const nothing = { paid: satang(0), refunded: satang(0), promised: satang(0), waived: satang(0) };
    const booking = { total: satang(535_000), depositAmount: satang(107_000), ...nothing };
    expect(isStillDue(booking, { amount: satang(amount), fee: satang(0), paymentPlan, isFirst: true })).toBe(owed);
  },
);

test('the fee is no part of what is owed', () => {
  const booking = {
    total: satang(535_000),
    depositAmount: satang(107_000),
    paid: satang(0),
    refunded: satang(0),
    promised: satang(0),
    waived: satang(0),
  };
  expect(isStillDue(booking, { amount: satang(545_700), fee: satang(10_700), paymentPlan: 'full' })).toBe(true);
});

test('money that is about to go back does not count as paid', () => {
  const booking = {
    total: satang(535_000),
    depositAmount: satang(107_000),
    paid: satang(100),
    refunded: satang(0),
    promised: satang(100),
    waived: satang(0),
  };
  expect(isStillDue(booking, { amount: satang(535_000), fee: satang(0), paymentPlan: 'full' })).toBe(true);
});
