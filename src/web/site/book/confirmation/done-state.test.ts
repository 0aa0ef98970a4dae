import { expect, test } from 'vitest';
import { doneState } from './done-state.ts';

test.each([
  ['confirmed', { status: 'confirmed', paidAmount: 1000 }, true],
  ['confirmed', { status: 'confirmed', paidAmount: 200 }, false],
  ['confirmed', { status: 'completed', paidAmount: 1000 }, false],
  ['waiting', { status: 'pending', paidAmount: 200 }, true],
  ['unpaid', { status: 'pending', paidAmount: 0 }, false],
  ['free', { status: 'pending', paidAmount: 0, totalAmount: 0 }, false],
  ['too-late', { status: 'cancelled', paidAmount: 1000 }, true],
  ['cancelled', { status: 'cancelled', paidAmount: 0 }, false],
] as const)('%s: %j, paid in this visit: %s', (state, booking, hasPaidHere) => {
  expect(doneState({ totalAmount: 1000, ...booking }, { hasPaidHere })).toBe(state);
});
