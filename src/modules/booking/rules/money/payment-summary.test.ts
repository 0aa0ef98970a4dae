import { expect, test } from 'vitest';
import { fromBaht, toBaht, zeroSatang } from '#kernel/money.ts';
import { paymentSummary } from './payment-summary.ts';

const payment = (baht: number, more: { fee?: number; because?: string; isBack?: boolean } = {}) => {
  const { fee = 0, because = null, isBack = false } = more;
  const amount = fromBaht(baht);
  return { amount, fee: fromBaht(fee), back: isBack ? amount : zeroSatang, because };
};
const twice = (isBack = false) => [payment(845), payment(845, { because: 'paid-already', isBack })];
const withFee = (isBack = false) => payment(861.9, { fee: 16.9, because: 'paid-already', isBack });

type Row = { payments: ReturnType<typeof payment>[] } & Partial<
  Record<'paid' | 'refunded' | 'promised' | 'fees', number>
>;
const summaryOf = ({ payments, paid = 0, refunded = 0, promised = 0, fees = 0 }: Row) => {
  const ledger = {
    paid: fromBaht(paid),
    refunded: fromBaht(refunded),
    promised: fromBaht(promised),
    waived: zeroSatang,
  };
  return paymentSummary({ total: fromBaht(845), ...ledger, fees: fromBaht(fees) }, payments);
};

test.each<[string, Row, number[]]>([
  ['paid once', { payments: [payment(845)], paid: 845 }, [845, 0, 0]],
  ['paid twice, one went back', { payments: twice(true), paid: 1690, refunded: 845 }, [845, 0, 0]],
  ['paid twice, one on its way', { payments: twice(), paid: 1690, promised: 845 }, [845, 0, 0]],
  [
    'paid twice with a fee, then half went back',
    { payments: [payment(845), withFee(true)], paid: 1690, refunded: 1267.5 },
    [845, 422.5, 0],
  ],
  [
    'too late, with a fee on its way',
    { payments: [payment(861.9, { fee: 16.9, because: 'too-late' })], paid: 845, promised: 845, fees: 16.9 },
    [0, 0, 0],
  ],
  [
    'cancelled in full while an unneeded payment is on its way',
    { payments: [payment(845), withFee()], paid: 1690, promised: 1690, fees: 16.9 },
    [845, 0, 845],
  ],
  [
    'the same, with a fee on both',
    { payments: [payment(861.9, { fee: 16.9 }), withFee()], paid: 1690, promised: 1690, fees: 33.8 },
    [845, 0, 861.9],
  ],
  ['no payment is known', { payments: [], paid: 150, refunded: 50, promised: 20 }, [150, 50, 20]],
])('without unneeded payments: %s', (_what, row, sums) => {
  const { received, refunded, pendingRefund } = summaryOf(row).towards;
  expect([received, refunded, pendingRefund].map(toBaht)).toEqual(sums);
});

test.each<[string, Row, number]>([
  ['a payment that came too late, its fee in', { payments: [withFee()], paid: 845, promised: 845, fees: 16.9 }, 861.9],
  ['one of two, its fee in', { payments: [payment(845), withFee()], paid: 1690, promised: 845, fees: 16.9 }, 861.9],
  ['both', { payments: [payment(845), withFee()], paid: 1690, promised: 1690, fees: 16.9 }, 1706.9],
  ['nothing once it went', { payments: twice(true), paid: 1690, refunded: 845 }, 0],
])('on its way back in all is %s', (_what, row, pendingRefund) =>
  expect(toBaht(summaryOf(row).pendingRefund)).toBe(pendingRefund),
);

test('what goes back is not kept, to the satang and without its fee', () => {
  const { balance } = summaryOf({ payments: [withFee()], paid: 845, promised: 845, fees: 16.9 });
  expect(balance).toBe(0);
  const paid = summaryOf({ payments: [payment(845)], paid: 845, promised: 44.99 });
  expect(paid.balance).toBe(80_001);
});
