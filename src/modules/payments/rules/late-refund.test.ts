import { expect, test } from 'vitest';
import { satang, zeroSatang } from '#kernel/money.ts';
import { isLateRefund, lateRefund } from './late-refund.ts';

const paid = (id: string) => ({
  id,
  amount: satang(109_140),
  fee: satang(2_140),
  back: zeroSatang,
  backFee: zeroSatang,
});

test('money that came too late goes back whole, fee in, and that of other payments stays', () => {
  expect(lateRefund('a1', 'p2').partsOf([paid('p1'), paid('p2')])).toEqual([
    { paymentId: 'p2', amount: 109_140, fee: 2_140 },
  ]);
});

test('a late refund is known by its occasion, which is the same for the same attempt', () => {
  expect(lateRefund('a1', 'p2').occasion).toBe('late:a1');
  expect(['late:a1', 'cancel:b1', 'change:b1:2'].map(isLateRefund)).toEqual([true, false, false]);
});
