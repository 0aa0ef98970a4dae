import { expect, test } from 'vitest';
import { doneState, type Priced, priceHeading, restState } from './done-state.ts';

test.each([
  ['confirmed', { status: 'confirmed', paidAmount: 1000 }],
  ['confirmed', { status: 'confirmed', paidAmount: 200 }],
  ['returned', { status: 'completed', paidAmount: 1000 }],
  ['paid', { status: 'pending', paidAmount: 200 }],
  ['atPickUp', { status: 'pending', paidAmount: 0, paysBy: 'cash' }],
  ['awaitingTransfer', { status: 'pending', paidAmount: 0, paysBy: 'bank_transfer' }],
  ['paid', { status: 'pending', paidAmount: 1000, paysBy: 'cash' }],
  ['undecided', { status: 'pending', paidAmount: 0 }],
  ['undecided', { status: 'pending', paidAmount: 0, refundedAmount: 1000 }],
  ['undecided', { status: 'pending', paidAmount: 1000, keptAmount: 0 }],
  ['atPickUp', { status: 'pending', paidAmount: 1000, keptAmount: 0, paysBy: 'cash' }],
  ['free', { status: 'pending', paidAmount: 0, totalAmount: 0 }],
  ['too-late', { status: 'cancelled', cancelledBecause: 'late-payment', paidAmount: 1000 }],
  ['too-late', { status: 'cancelled', cancelledBecause: 'expired', paidAmount: 1000 }],
  ['too-late', { status: 'cancelled', cancelledBecause: 'expired', paidAmount: 0, refundedAmount: 1000 }],
  ['cancelled', { status: 'cancelled', cancelledBecause: 'expired', paidAmount: 0 }],
  ['cancelled', { status: 'cancelled', cancelledBecause: 'customer', paidAmount: 1000 }],
  ['cancelled', { status: 'cancelled', cancelledBecause: 'staff', paidAmount: 0, refundedAmount: 1000 }],
] as const)('%s: %j', (state, booking) => {
  const usual = { totalAmount: 1000, refundedAmount: 0, cancelledBecause: null, paysBy: null };
  expect(doneState({ ...usual, keptAmount: booking.paidAmount, ...booking })).toBe(state);
});

test.each([
  ['is paid', 'paid', {}, true],
  ['is paid in cash at the desk', 'cash', { owedAmount: 1284, paysBy: 'cash' }, true],
  ['is sent by bank transfer', 'transfer', { owedAmount: 1284, paysBy: 'bank_transfer' }, true],
  ['is still open', null, { owedAmount: 1284 }, true],
  ['came after the rental', null, { status: 'completed' }, true],
  ['waits for staff', null, { status: 'pending' }, true],
  ['is a whole new booking', null, {}, false],
] as const)('the rest %s: %s', (_what, state, booking, paysRest) => {
  expect(restState({ status: 'confirmed', owedAmount: 0, paysBy: null, ...booking }, paysRest)).toBe(state);
});

const unpaid: Priced = { status: 'pending', paysBy: null, keptAmount: 0, owedAmount: 5350, dueAtPickUp: 0 };
const free = { ...unpaid, owedAmount: 0 };
const paid = { ...unpaid, status: 'confirmed', keptAmount: 5350, owedAmount: 0 } as const;
const withCover = 963;

test.each<[string, Priced, ReturnType<typeof priceHeading>]>([
  ['what was paid', paid, { says: 'paid', amount: 0, rest: 0 }],
  ['a deposit', { ...paid, owedAmount: 4280, dueAtPickUp: 4280 }, { says: 'paid', amount: 0, rest: 4280 }],
  [
    'cash, cover at pick-up in',
    { ...unpaid, paysBy: 'cash', dueAtPickUp: 5350 + withCover },
    { says: 'cash', amount: 6313, rest: 0 },
  ],
  [
    'a transfer, and beside it the cover',
    { ...unpaid, paysBy: 'bank_transfer', dueAtPickUp: withCover },
    { says: 'transfer', amount: 5350, rest: 963 },
  ],
  [
    'cash of a confirmed booking',
    { ...unpaid, status: 'confirmed', paysBy: 'cash', dueAtPickUp: 5350 },
    { says: 'cash', amount: 5350, rest: 0 },
  ],
  ['what is to pay, nobody knows how', { ...unpaid, dueAtPickUp: 5350 }, { says: 'open', amount: 5350, rest: 0 }],
  ['the price where nothing is to pay', free, { says: 'price', amount: 0, rest: 0 }],
  ['the same, confirmed', { ...free, status: 'confirmed' }, { says: 'price', amount: 0, rest: 0 }],
  ['the same with cover at pick-up', { ...free, dueAtPickUp: 963 }, { says: 'price', amount: 0, rest: 963 }],
  [
    'cash of a free booking: what is sold there',
    { ...free, paysBy: 'cash', dueAtPickUp: 963 },
    { says: 'price', amount: 0, rest: 963 },
  ],
  [
    'the rest, though cash was said before a deposit was paid online',
    { ...paid, paysBy: 'cash', owedAmount: 4280, dueAtPickUp: 4280 },
    { says: 'paid', amount: 0, rest: 4280 },
  ],
  [
    'what it would have cost, and no rest of it',
    { ...paid, status: 'cancelled', dueAtPickUp: 4280 },
    { says: 'over', amount: 0, rest: 0 },
  ],
])('the price is headed by %s', (_what, booking, heading) => expect(priceHeading(booking)).toEqual(heading));
