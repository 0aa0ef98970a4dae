import { expect, test } from 'vitest';
import { agreedState, deductedLines, depositWay, waitsFor } from './deposit-state.ts';

const card = {
  ...{ brand: 'Visa', lastDigits: '4242', endsAt: '2026-12-08T10:00' },
  ...{ isBeingTaken: false, refusal: null, isRenewalDeclined: false, isToBeRenewed: false },
};

test.each([
  ['held', 'card', card],
  ['charged', 'credit_card', null],
  ['charged', 'debit_card', null],
  ['cash', 'cash', null],
  ['left', 'bank_transfer', null],
  ['left', 'digital_wallet', null],
] as const)('a deposit is %s by its method %s', (way, method, on) =>
  expect(depositWay({ method, card: on })).toBe(way),
);

const withUs = [{ endedAt: null }];
const ended = [{ endedAt: '2026-12-05T10:00' }];

test.each([
  ['asked', 'before the confirmation', 'pending', false, []],
  ['asked', 'before the pick-up', 'confirmed', false, []],
  ['asked', 'after an earlier one went back', 'confirmed', false, ended],
  [null, 'once it is with the business', 'confirmed', false, withUs],
  ['not-taken', 'while the vehicle is out without one', 'confirmed', true, []],
  ['not-taken', 'after the return without one', 'completed', true, []],
  [null, 'after the return once it went back', 'completed', true, ended],
  [null, 'after a cancellation', 'cancelled', false, []],
] as const)('the agreed deposit is %s %s', (state, _when, status, isPickedUp, left) =>
  expect(agreedState({ status, isPickedUp }, { agreedAmount: 10_000, left })).toBe(state),
);

test('where none was agreed none is asked for', () =>
  expect(agreedState({ status: 'confirmed', isPickedUp: false }, { agreedAmount: 0, left: [] })).toBeNull());

test.each([
  ['return', 'confirmed', 0, 0],
  ['claims', 'completed', 750, 0],
  ['claims', 'completed', 750, 500],
  ['deduction', 'completed', 0, 750],
  ['end', 'completed', 0, 0],
  ['end', 'cancelled', 0, 0],
] as const)('it waits for its %s: %s, %s claimed and %s covered', (what, status, waiting, fromDeposit) =>
  expect(waitsFor({ status, fromDeposit }, waiting)).toBe(what),
);

const lines = [
  { kind: 'rental', amount: 5000 },
  { kind: 'late-fee', amount: 736.7 },
  { kind: 'claim', amount: 13.3 },
];

test('what comes off is named line by line only where the lines are exactly that', () => {
  expect(deductedLines(lines, 750)).toEqual(lines.slice(1));
  expect(deductedLines(lines, 749.99)).toEqual([]);
  expect(deductedLines(lines, 5750)).toEqual([]);
});
