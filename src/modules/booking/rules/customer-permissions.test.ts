import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { satang } from '#kernel/money.ts';
import {
  cancelRefusalForCustomer,
  changeRefusalForCustomer,
  customerPermissions,
  payRefusal,
} from './customer-permissions.ts';

const now = toInstant('2026-12-05T08:00');
const facts = {
  status: 'confirmed' as const,
  pickedUpAt: null,
  pickUpAt: toInstant('2026-12-05T10:00'),
  holdUntil: null,
  keptUntil: null,
  isPaying: false,
  total: satang(5350_00),
  paid: satang(5350_00),
  refunded: satang(0),
  promised: satang(0),
  waived: satang(0),
  securityDepositLeft: satang(0),
};
const unpaid = { ...facts, status: 'pending' as const, paid: satang(0), holdUntil: toInstant('2026-12-05T08:30') };
const over = toInstant('2026-12-05T08:00');

type Facts = Parameters<typeof customerPermissions>[0];
const cases: [string, Facts, string, string | undefined, string | undefined][] = [
  ['paid and confirmed', facts, 'change cancel', undefined, undefined],
  ['confirmed with a deposit', { ...facts, paid: satang(1000_00) }, 'pay change cancel', undefined, undefined],
  [
    'paid, and half of it promised back',
    { ...facts, promised: satang(2675_00) },
    'pay change cancel',
    undefined,
    undefined,
  ],
  ['held and unpaid', unpaid, 'pay change cancel', undefined, undefined],
  ['paid and waiting for staff', { ...facts, status: 'pending' }, 'change cancel', undefined, undefined],
  ['waiting for cash', { ...unpaid, holdUntil: null }, 'pay change cancel', undefined, undefined],
  ['unpaid when its hold is over', { ...unpaid, holdUntil: over }, 'cancel', 'booking.hold-over', undefined],
  ['being paid', { ...unpaid, isPaying: true }, 'pay cancel', 'payment.in-progress', undefined],
  [
    'less than two hours from its pick-up',
    { ...facts, pickUpAt: toInstant('2026-12-05T09:59') },
    'cancel',
    'booking.too-late-to-change',
    undefined,
  ],
  [
    'not picked up in time',
    { ...facts, pickUpAt: now },
    '',
    'booking.too-late-to-change',
    'booking.too-late-to-cancel',
  ],
  ['picked up', { ...facts, pickedUpAt: now }, '', 'booking.cannot-change', 'booking.cannot-move'],
  [
    'picked up with a deposit',
    { ...facts, pickedUpAt: now, paid: satang(1000_00) },
    'pay',
    'booking.cannot-change',
    'booking.cannot-move',
  ],
  ['completed', { ...facts, status: 'completed' }, '', 'booking.cannot-change', 'booking.cannot-move'],
  [
    'completed and owing what its deposit covers',
    { ...facts, status: 'completed', paid: satang(4600_00), securityDepositLeft: satang(750_00) },
    '',
    'booking.cannot-change',
    'booking.cannot-move',
  ],
  [
    'completed and owing more than its deposit',
    { ...facts, status: 'completed', paid: satang(4600_00), securityDepositLeft: satang(749_99) },
    'pay',
    'booking.cannot-change',
    'booking.cannot-move',
  ],
  [
    'cancelled',
    { ...facts, status: 'cancelled', paid: satang(0) },
    '',
    'booking.cannot-change',
    'booking.already-cancelled',
  ],
];

test.each(cases)('a booking that is %s', (_which, booking, may, noChange, noCancel) => {
  const { pay, changeDates, changeAddons, cancel } = customerPermissions(booking, now);
  const allowed = [pay && 'pay', changeDates && 'change', cancel && 'cancel'].filter(Boolean).join(' ');
  expect({ allowed, changeAddons }).toEqual({ allowed: may, changeAddons: changeDates });
  expect(changeRefusalForCustomer(booking, now)?.code).toBe(noChange);
  expect(cancelRefusalForCustomer(booking, now)?.code).toBe(noCancel);
});

test.each([
  ['held and unpaid', unpaid, null],
  ['paid', facts, 'nothing-due'],
  ['unpaid when its hold is over', { ...unpaid, holdUntil: over }, 'over'],
  ['completed with a deposit', { ...facts, status: 'completed' as const, paid: satang(1000_00) }, null],
  ['completed and paid', { ...facts, status: 'completed' as const }, 'nothing-due'],
  ['cancelled', { ...facts, status: 'cancelled' as const }, 'over'],
])('why nothing is paid of a booking that is %s', (_which, booking, why) => {
  expect(payRefusal(booking, now)).toBe(why);
});
