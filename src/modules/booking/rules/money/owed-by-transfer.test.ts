import { expect, test } from 'vitest';
import { satang } from '#kernel/money.ts';
import { owedByTransfer } from './owed-by-transfer.ts';

const booking = {
  status: 'pending',
  total: satang(535_000),
  paid: satang(0),
  refunded: satang(0),
  promised: satang(0),
  waived: satang(0),
  securityDepositLeft: satang(0),
  holdUntil: null,
  paysBy: 'bank_transfer',
} as const;

test.each([
  ['who said transfer and sent nothing sends all of it', {}, 535_000],
  ['who sent a part sends the rest', { paid: satang(107_000) }, 428_000],
  ['a confirmed booking is paid so too', { status: 'confirmed' }, 535_000],
  ['so is a late fee', { status: 'completed', total: satang(642_000), paid: satang(535_000) }, 107_000],
  [
    'what a security deposit covers of it is not sent',
    { status: 'completed', total: satang(642_000), paid: satang(535_000), securityDepositLeft: satang(100_000) },
    7_000,
  ],
  ['a deposit of a rental that is not over covers nothing', { securityDepositLeft: satang(900_000) }, 535_000],
  ['who sent all of it sends nothing', { paid: satang(535_000) }, 0],
  ['goodwill is not sent again', { paid: satang(535_000), refunded: satang(5000), waived: satang(5000) }, 0],
  ['who cancelled sends nothing', { status: 'cancelled' }, 0],
  ['who pays in cash sends nothing', { paysBy: 'cash' }, 0],
  ['who said nothing sends nothing', { paysBy: null }, 0],
  ['a hold waits to be paid online', { holdUntil: Temporal.Instant.from('2026-11-20T12:00+07:00') }, 0],
] as const)('%s', (_sentence, change, owed) => expect(owedByTransfer({ ...booking, ...change })).toBe(owed));
