import { partOfAll, type Refundable, type RefundPart } from './refund-parts.ts';

const LATE = 'late:';

/** The refund plan of a payment that was not owed (late, duplicate or of another amount): that payment, in full. */
export const lateRefund = (attemptId: string, paymentId: string) => ({
  occasion: `${LATE}${attemptId}`,
  partsOf: (payments: readonly Refundable[]): RefundPart[] =>
    payments.filter(({ id }) => id === paymentId).flatMap(partOfAll),
});

export const isLateRefund = (occasion: string): boolean => occasion.startsWith(LATE);
