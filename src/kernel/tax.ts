import { BASIS_POINTS, portion, type Satang } from './money.ts';

/** The tax to add to a net amount, to the satang. `rate` is in basis points. */
export const taxOn = (amount: Satang, rate: number): Satang => portion(amount, rate, BASIS_POINTS);

/** The tax included in a gross amount, to the satang. `rate` is in basis points. */
export const taxWithin = (amount: Satang, rate: number): Satang => portion(amount, rate, BASIS_POINTS + rate);
