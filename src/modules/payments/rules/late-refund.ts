import { partOfAll, type Refundable, type RefundPart } from './refund-parts.ts';

const LATE = 'late:';

/** What goes back of money that nobody owed when it came, too late, twice or of another amount: that payment, whole. */
export const lateRefund = (attemptId: string, paymentId: string) => ({
  occasion: `${LATE}${attemptId}`,
  partsOf: (payments: readonly Refundable[]): RefundPart[] =>
    payments.filter(({ id }) => id === paymentId).flatMap(partOfAll),
});

export const isLateRefund = (occasion: string): boolean => occasion.startsWith(LATE);
