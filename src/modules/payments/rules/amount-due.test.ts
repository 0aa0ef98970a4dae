import { expect, test } from 'vitest';
import { satang } from '#kernel/money.ts';
import { amountDue } from './amount-due.ts';

const booking = {
  total: satang(1_064_700),
  paid: satang(0),
  refunded: satang(0),
  promised: satang(0),
  waived: satang(0),
  depositAmount: satang(212_940),
  status: 'confirmed',
  securityDepositLeft: satang(0),
};

test.each([
  ['all of it', booking, 'full', 0, 1_064_700, 0],
  ['the deposit', booking, 'deposit', 0, 212_940, 0],
  ['the rest, once a deposit was paid', { ...booking, paid: satang(212_940) }, 'full', 0, 851_760, 0],
  ['the rest of the deposit', { ...booking, paid: satang(200_000) }, 'deposit', 0, 12_940, 0],
  ['nothing, where a deposit was paid and is asked again', { ...booking, paid: satang(212_940) }, 'deposit', 0, 0, 0],
  [
    'all of it, while what was paid is about to go back',
    { ...booking, paid: satang(100), promised: satang(100) },
    'full',
    0,
    1_064_700,
    0,
  ],
  ['all of it, where deposits are off', { ...booking, depositAmount: null }, 'deposit', 0, 1_064_700, 0],
  [
    'what a security deposit does not cover after the return',
    { ...booking, paid: satang(800_000), status: 'completed', securityDepositLeft: satang(200_000) },
    'full',
    0,
    64_700,
    0,
  ],
  ['all of it and the fee of 2 percent', booking, 'full', 200, 1_085_994, 21_294],
  ['the deposit and the fee on the deposit', booking, 'deposit', 200, 217_199, 4_259],
] as const)('a charge asks for %s', (_what, owed, plan, fee, amount, feeAmount) => {
  expect(amountDue(owed, plan, fee)).toEqual({ amount, fee: feeAmount });
});
