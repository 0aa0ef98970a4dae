import { BASIS_POINTS, portion, type Satang } from './money.ts';

/** A payment method's fee on what is paid with it, to the satang. The rate is basis points. */
export const processingFeeOn = (amount: Satang, rate: number): Satang => portion(amount, rate, BASIS_POINTS);
