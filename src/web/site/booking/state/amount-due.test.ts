import { expect, test } from 'vitest';
import { type Due, dueOf, leftToPay, type Owing } from './amount-due.ts';

const booking = (parts: Partial<Owing> = {}, depositAmount: number | null = 2129.4): Owing => ({
  keptAmount: 0,
  owedAmount: 10_647,
  quote: { depositAmount, lines: [] },
  change: null,
  ...parts,
});

test.each<[string, Parameters<typeof dueOf>, Partial<Due> | null]>([
  ['all of it', [booking(), 'full'], { amount: 10_647, fee: 0, atPickUp: 0 }],
  ['a deposit leaves the rest for the counter', [booking(), 'deposit'], { amount: 2129.4, fee: 0, atPickUp: 8517.6 }],
  [
    'a fee is on what is paid, half up',
    [booking(), 'full', 2.5],
    { amount: 10_913.18, fee: 266.18, withoutFee: 10_647, atPickUp: 0 },
  ],
  [
    'a fee on a deposit leaves the rest as it is',
    [booking(), 'deposit', 1.65],
    { amount: 2164.54, fee: 35.14, atPickUp: 8517.6 },
  ],
  ['where deposits are off there is none', [booking({}, null), 'deposit'], null],
  [
    'of a change that waits, the rest of the new deposit',
    [booking({ keptAmount: 214, owedAmount: 10_433, change: { dueAmount: 1915.4, isOver: false } }), 'deposit'],
    { amount: 1915.4, fee: 0, atPickUp: 8517.6 },
  ],
  [
    'once it has ended there is none',
    [booking({ keptAmount: 214, owedAmount: 10_433, change: { dueAmount: 1915.4, isOver: true } }), 'deposit'],
    null,
  ],
  ['a deposit is paid once', [booking({ keptAmount: 2129.4, owedAmount: 8517.6 }), 'deposit'], null],
  [
    'what was paid is not paid again',
    [booking({ keptAmount: 2129.4, owedAmount: 8517.6 }), 'full'],
    { amount: 8517.6, fee: 0, atPickUp: 0 },
  ],
  [
    'what is on its way back is owed again',
    [booking({ keptAmount: 8647, owedAmount: 2000 }), 'full'],
    { amount: 2000, fee: 0, atPickUp: 0 },
  ],
  [
    'more than the total leaves nothing',
    [booking({ keptAmount: 11_000, owedAmount: 0 }), 'full'],
    { amount: 0, fee: 0, atPickUp: 0 },
  ],
])('%s', (_, args, due) => {
  const result = dueOf(...args);
  if (due) expect(result).toMatchObject(due);
  else expect(result).toBeNull();
});

test('cover that is paid at pick-up stays for the counter', () => {
  const line = { name: null, quantity: 1, unitPrice: null, unit: 'day', days: null, rate: null } as const;
  const lines = [{ ...line, kind: 'insurance-at-pickup', due: 'pickup', amount: 1605 } as const];
  expect(dueOf(booking({ quote: { depositAmount: null, lines } }), 'full')?.atPickUp).toBe(1605);
});

test('what is left is told apart once something was paid and stays', () => {
  expect(leftToPay(booking())).toBeNull();
  expect(leftToPay(booking({ keptAmount: 2100, owedAmount: 8547 }))).toBe(8547);
});
