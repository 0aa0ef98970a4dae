import { minus, plus, type Satang, zeroSatang } from '#kernel/money.ts';
import { processingFeeOn } from '#kernel/processing-fee.ts';

/**
 * How much of the money that staff took is the fee of its method: what is beyond the owed, and no more than the method
 * asks on top of it, as the customer was shown. Null where it is more than both.
 */
export const recordedFee = (amount: Satang, owed: Satang, feeBasisPoints: number): Satang | null => {
  if (amount <= owed) return zeroSatang;
  const whole = plus(owed, processingFeeOn(owed, feeBasisPoints));
  return owed > zeroSatang && amount <= whole ? minus(amount, owed) : null;
};
