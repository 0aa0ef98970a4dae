import { expect, test } from 'vitest';
import { satang } from '#kernel/money.ts';
import { refundReason } from './refund-reason.ts';

const paid = { paid: satang(1000) };
const deposit = { paid: satang(200) };
const ended = (cancelledBecause: string) => ({ status: 'cancelled', cancelledBecause });

test.each([
  ['all was paid', paid, { isOwed: false }, 'paid-already'],
  ['a deposit was paid, and a second one comes', deposit, { isOwed: false, plan: 'deposit' }, 'paid-already'],
  ['a deposit was paid, and all of it comes', deposit, { isOwed: false }, 'other-amount'],
  ['it became cheaper meanwhile', {}, { isOwed: false }, 'other-amount'],
  ['less came than was asked for', {}, { isWhole: false }, 'other-amount'],
  ['the hold had ended and the vehicle was gone', ended('expired'), {}, 'too-late'],
  ['nobody ended the hold yet and the vehicle was gone', {}, {}, 'too-late'],
  ['a payment before it came too late', ended('late-payment'), {}, 'too-late'],
  ['its customer had cancelled it', ended('customer'), {}, 'cancelled'],
  ['its customer had cancelled it and had paid', { ...paid, ...ended('customer') }, { isOwed: false }, 'cancelled'],
  ['staff had cancelled it', ended('staff'), {}, 'cancelled'],
] as const)('%s', (_what, booking, payment, because) => {
  const unpaid = {
    total: satang(1000),
    depositAmount: satang(200),
    paid: satang(0),
    refunded: satang(0),
    promised: satang(0),
    waived: satang(0),
  };
  const before = { ...unpaid, status: 'pending', cancelledBecause: null, ...booking };
  expect(refundReason(before, { isWhole: true, isOwed: true, plan: 'full', ...payment })).toBe(because);
});
