import { BASIS_POINTS, portion, type Satang } from './money.ts';

/** A payment method's fee on an amount paid with it, to the satang. `rate` is in basis points. */
export const processingFeeOn = (amount: Satang, rate: number): Satang => portion(amount, rate, BASIS_POINTS);
