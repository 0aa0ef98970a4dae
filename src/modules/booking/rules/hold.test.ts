import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { satang, zeroSatang } from '#kernel/money.ts';
import { isHold, isOverdue } from './hold.ts';

const holdUntil = toInstant('2026-12-10T10:30');
const unpaid = {
  status: 'pending',
  holdUntil,
  keptUntil: null,
  paid: zeroSatang,
  refunded: zeroSatang,
  promised: zeroSatang,
};

test.each([
  ['unpaid', unpaid, true],
  ['paid in part', { ...unpaid, paid: satang(1) }, false],
  ['unpaid again, because all of it went back', { ...unpaid, paid: satang(1), refunded: satang(1) }, true],
  ['unpaid again, because all of it is on its way back', { ...unpaid, paid: satang(1), promised: satang(1) }, true],
  ['waiting for staff', { ...unpaid, holdUntil: null }, false],
  ['cancelled', { ...unpaid, status: 'cancelled' }, false],
])('a booking that is %s', (_state, booking, expected) => {
  expect(isHold(booking)).toBe(expected);
  expect(isOverdue(booking, holdUntil)).toBe(expected);
});

test('a booking kept for cash or a transfer is no hold, and ends at its very minute unless something is paid', () => {
  const kept = { ...unpaid, holdUntil: null, keptUntil: holdUntil };
  expect(isHold(kept)).toBe(false);
  expect(isOverdue(kept, holdUntil.subtract({ seconds: 1 }))).toBe(false);
  expect(isOverdue(kept, holdUntil)).toBe(true);
  expect(isOverdue({ ...kept, paid: satang(1) }, holdUntil)).toBe(false);
  expect(isOverdue({ ...kept, status: 'confirmed' }, holdUntil)).toBe(false);
});

test('a hold is over at its very minute and not before', () => {
  expect(isOverdue(unpaid, holdUntil.subtract({ seconds: 1 }))).toBe(false);
  expect(isOverdue(unpaid, holdUntil)).toBe(true);
});
