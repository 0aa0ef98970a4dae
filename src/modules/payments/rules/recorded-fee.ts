import { minus, plus, type Satang, zeroSatang } from '#kernel/money.ts';
import { processingFeeOn } from '#kernel/processing-fee.ts';

/**
 * The part of a recorded payment that is the method's fee: anything above the amount owed, up to the fee on that
 * amount. Null if the payment exceeds the two together.
 */
export const recordedFee = (amount: Satang, owed: Satang, feeBasisPoints: number): Satang | null => {
  if (amount <= owed) return zeroSatang;
  const whole = plus(owed, processingFeeOn(owed, feeBasisPoints));
  return owed > zeroSatang && amount <= whole ? minus(amount, owed) : null;
};
