import { expect, test } from 'vitest';
import { fromBaht } from '#kernel/money.ts';
import { againstPrice, retainedAmounts } from './invoiced.ts';

type Amounts = [paid: number, refunded: number, promised: number, fees: number, waived?: number];
const money = ([paid, refunded, promised, fees, waived = 0]: Amounts, refunds: object[] = []) => ({
  paid: fromBaht(paid),
  refunded: fromBaht(refunded),
  promised: fromBaht(promised),
  fees: fromBaht(fees),
  waived: fromBaht(waived),
  refunds: refunds as never[],
});
const refund = (baht: number, fee: number, isDone: boolean) => ({ amount: fromBaht(baht), fee: fromBaht(fee), isDone });

test.each([
  ['paid', money([5350, 0, 0, 107]), 5350, 107],
  ['a part promised back', money([5350, 0, 535, 107]), 4815, 107],
  ['all promised back: the fee goes too', money([5350, 0, 5350, 107]), 0, 0],
  ['all planned to go back', money([5350, 0, 5350, 107], [refund(5457, 107, false)]), 0, 0],
  ['all but the fee planned to go back', money([5350, 0, 5350, 107], [refund(5350, 0, false)]), 0, 107],
  ['all gone back', money([5350, 5350, 0, 0], [refund(5457, 107, true)]), 0, 0],
  ['a second payment gone back', money([10_700, 5350, 0, 107], [refund(5457, 107, true)]), 5350, 107],
  ['a second payment on its way back', money([10_700, 0, 5350, 214], [refund(5457, 107, false)]), 5350, 107],
])('of a booking with %s the business keeps ฿%d and a fee of ฿%d', (_what, given, towards, fees) => {
  expect(retainedAmounts(given)).toEqual({ towards: fromBaht(towards), fees: fromBaht(fees) });
});

test.each([
  ['is paid', false, money([5350, 0, 0, 0]), 0, 0],
  ['is paid with a fee', false, money([5350, 0, 0, 107]), 0, 0],
  ['is paid in part', false, money([1070, 0, 0, 0]), 4280, 0],
  ['was shortened, and half of the difference kept', false, money([6420, 535, 0, 0]), 0, 535],
  ['was paid, and 500 given back as goodwill', false, money([5350, 500, 0, 0, 500]), 0, 0],
  ['was paid, and 500 of goodwill is on its way', false, money([5350, 0, 500, 0, 500], [refund(500, 0, false)]), 0, 0],
  ['was paid, and 500 of it is owed again', false, money([5350, 500, 0, 0]), 500, 0],
  ['was given back whole and paid anew', false, money([10_700, 5350, 0, 0]), 0, 0],
  ['was cancelled, and half of it kept', true, money([5350, 2675, 0, 107]), 0, 2675],
  ['was cancelled unpaid', true, money([0, 0, 0, 0]), 0, 0],
])(
  'of ฿5,350, when the booking %s, what is owed and what is kept beyond it',
  (_what, isCancelled, given, owed, beyond) => {
    const due = againstPrice({ ...given, isCancelled, price: fromBaht(5350) });
    expect(due).toEqual({ owed: fromBaht(owed), beyond: fromBaht(beyond) });
  },
);
