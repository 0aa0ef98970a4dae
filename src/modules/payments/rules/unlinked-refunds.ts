import { minSatang, minus, plus, type Satang } from '#kernel/money.ts';
import type { Refundable } from './refund-parts.ts';

/** Counts refunds without a named payment against the newest payments first. */
export const attributeToNewest = (payments: readonly Refundable[], unlinked: Satang): Refundable[] => {
  let left = unlinked;
  const newestFirst = payments.toReversed().map((payment) => {
    const taken = minSatang(left, minus(payment.amount, payment.back));
    left = minus(left, taken);
    return { ...payment, back: plus(payment.back, taken) };
  });
  return newestFirst.toReversed();
};
