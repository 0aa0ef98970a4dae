import type { DataOf } from '../../api/routes.ts';

type Booking = DataOf<'GET /bookings/:id'>;
export type Payment = Booking['payments'][number];

/**
 * What was paid towards a booking and what of that went back, or is on its way: without payments that came though
 * nothing was to be paid, and go back whole. Those are told by themselves.
 */
export const paidSums = ({
  payments,
  paidAmount,
  refundedAmount,
  refundUnderWay,
}: Pick<Booking, 'payments' | 'paidAmount' | 'refundedAmount' | 'refundUnderWay'>) => {
  const [counted, unneeded] = [payments.filter(counts), payments.filter((payment) => !counts(payment))];
  const towards = (some: readonly Payment[]) => some.reduce((sum, { amount, fee }) => sum + satang(amount - fee), 0);
  const back = towards(unneeded.filter(({ isBack }) => isBack));
  const coming = towards(unneeded) - back;
  return {
    counted,
    unneeded,
    received: baht(satang(paidAmount) + satang(refundedAmount) - back - coming),
    refunded: baht(satang(refundedAmount) - back),
    underWay: baht(satang(refundUnderWay) - coming),
  };
};

const counts = ({ because }: Payment) => because === null;
const satang = (amount: number) => Math.round(amount * 100);
const baht = (amount: number) => Math.max(amount, 0) / 100;
