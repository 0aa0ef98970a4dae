import { expect, test } from 'vitest';
import { type Payment, paidSums } from './paid-sums.ts';

const payment = (amount: number, more: Partial<Payment> = {}): Payment => ({
  way: { en: 'ShopeePay', th: 'ShopeePay' },
  amount,
  fee: 0,
  isBack: false,
  because: null,
  paidAt: '2026-12-05T10:00:00+07:00',
  ...more,
});
const twice = (more: Partial<Payment> = {}) => [payment(845), payment(845, { because: 'paid-already', ...more })];

test.each([
  ['paid once', { payments: [payment(845)], paidAmount: 845 }, [845, 0, 0]],
  [
    'paid twice, one went back',
    { payments: twice({ isBack: true }), paidAmount: 845, refundedAmount: 845 },
    [845, 0, 0],
  ],
  ['paid twice, one on its way', { payments: twice(), paidAmount: 1690, refundUnderWay: 845 }, [845, 0, 0]],
  [
    'paid twice with a fee, then half went back',
    { payments: twice({ amount: 861.9, fee: 16.9, isBack: true }), paidAmount: 422.5, refundedAmount: 1267.5 },
    [845, 422.5, 0],
  ],
  ['no payment is known', { payments: [], paidAmount: 100, refundedAmount: 50, refundUnderWay: 20 }, [150, 50, 20]],
])('%s', (_what, booking, [received, refunded, underWay]) => {
  const sums = paidSums({ refundedAmount: 0, refundUnderWay: 0, ...booking });
  expect(sums).toMatchObject({ received, refunded, underWay });
});
