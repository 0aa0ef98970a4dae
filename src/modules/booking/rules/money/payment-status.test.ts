import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { satang } from '#kernel/money.ts';
import { paymentStatus } from './payment-status.ts';

const pickUpAt = toInstant('2026-12-05T10:00');
const before = toInstant('2026-12-01T10:00');
const after = toInstant('2026-12-05T10:30');
const booking = {
  ...{ total: satang(100_000), refunded: satang(0), promised: satang(0), waived: satang(0) },
  ...{ pickUpAt, status: 'confirmed', securityDepositLeft: satang(0) },
};

test.each([
  ['nothing was paid yet', before, 0, 0, 'pending'],
  ['a deposit was paid', before, 20_000, 0, 'partial'],
  ['all was paid', before, 100_000, 0, 'paid'],
  ['all was paid and all went back', before, 100_000, 100_000, 'refunded'],
  ['all was paid and half went back', before, 100_000, 50_000, 'partial'],
  ['a deposit was paid and the pick-up has passed', after, 20_000, 0, 'overdue'],
  ['a deposit was paid and it is picked up at this moment', pickUpAt, 20_000, 0, 'partial'],
  ['all was paid and the pick-up has passed', after, 100_000, 0, 'paid'],
] as const)('%s', (_when, now, paid, refunded, expected) => {
  expect(paymentStatus(now, { ...booking, paid: satang(paid), refunded: satang(refunded) })).toBe(expected);
});

test.each([
  ['as goodwill', 50_000, 'paid'],
  ['of which a part was goodwill', 20_000, 'partial'],
])('all was paid and half went back %s', (_what, waived, expected) => {
  const money = { paid: satang(100_000), refunded: satang(50_000), waived: satang(waived) };
  expect(paymentStatus(before, { ...booking, ...money })).toBe(expected);
});

test.each([
  ['nothing was paid', 0, 0, 0, 'nothing-paid'],
  ['all was paid and is to go back', 100_000, 0, 100_000, 'refunding'],
  ['half went back and more is to', 100_000, 50_000, 10_000, 'refunding'],
  ['all went back', 100_000, 100_000, 0, 'refunded'],
  ['half went back', 100_000, 50_000, 0, 'refunded-in-part'],
  ['all was paid and is kept', 100_000, 0, 0, 'kept'],
  ['a deposit was paid and is kept', 20_000, 0, 0, 'kept'],
] as const)('of a cancelled booking: %s', (_when, paid, refunded, promised, expected) => {
  const money = { paid: satang(paid), refunded: satang(refunded), promised: satang(promised) };
  for (const now of [before, after])
    expect(paymentStatus(now, { ...booking, ...money, status: 'cancelled' })).toBe(expected);
});

test.each([
  ['covers all that is due', 'completed', 80_000, 'from-deposit'],
  ['covers a part of it', 'completed', 79_999, 'overdue'],
  ['is there while the vehicle is out', 'confirmed', 80_000, 'overdue'],
  ['went back already', 'completed', 0, 'overdue'],
])('after the pick-up, where a security deposit %s', (_what, status, left, expected) => {
  const due = { ...booking, paid: satang(20_000), status, securityDepositLeft: satang(left) };
  expect(paymentStatus(after, due)).toBe(expected);
});

test('what is paid is paid, whatever deposit is with the business', () => {
  const paid = { ...booking, paid: satang(100_000), status: 'completed', securityDepositLeft: satang(80_000) };
  expect(paymentStatus(after, paid)).toBe('paid');
});
