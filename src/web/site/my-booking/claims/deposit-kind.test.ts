import { expect, test } from 'vitest';
import { depositKind } from './deposit-kind.ts';

const card = {
  brand: 'Visa',
  lastDigits: '4242',
  endsAt: '2026-12-10T10:00:00+07:00',
  isBeingTaken: false,
  refusal: null,
  isRenewalDeclined: false,
};
const deposit = (method: string, more: object = {}) => ({ method, endedAt: null, card: null, ...more });

test.each([
  ['card', { card }, 'held'],
  ['credit_card', {}, 'charged'],
  ['debit_card', {}, 'charged'],
  ['cash', {}, 'cash'],
  ['bank_transfer', {}, 'left'],
  ['digital_wallet', {}, 'left'],
] as const)('a deposit by %s pays a claim as %s', (method, more, kind) =>
  expect(depositKind([deposit(method, more)])).toBe(kind),
);

test('one that ended pays nothing any more, and without one nothing does', () => {
  expect(depositKind([deposit('cash', { endedAt: '2026-12-10T10:00:00+07:00' })])).toBe('none');
  expect(depositKind([])).toBe('none');
});
