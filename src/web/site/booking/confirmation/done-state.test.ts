import { expect, test } from 'vitest';
import { doneState } from './done-state.ts';

test.each([
  ['confirmed', { status: 'confirmed', paidAmount: 1000 }],
  ['confirmed', { status: 'confirmed', paidAmount: 200 }],
  ['confirmed', { status: 'completed', paidAmount: 1000 }],
  ['waiting', { status: 'pending', paidAmount: 200 }],
  ['cash', { status: 'pending', paidAmount: 0, paysBy: 'cash' }],
  ['transfer', { status: 'pending', paidAmount: 0, paysBy: 'bank_transfer' }],
  ['waiting', { status: 'pending', paidAmount: 1000, paysBy: 'cash' }],
  ['open', { status: 'pending', paidAmount: 0 }],
  ['open', { status: 'pending', paidAmount: 0, refundedAmount: 1000 }],
  ['open', { status: 'pending', paidAmount: 1000, keptAmount: 0 }],
  ['cash', { status: 'pending', paidAmount: 1000, keptAmount: 0, paysBy: 'cash' }],
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
