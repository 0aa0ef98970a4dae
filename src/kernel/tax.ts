import { BASIS_POINTS, portion, type Satang } from './money.ts';

/** The tax that is added to an amount, to the satang. The rate is basis points. */
export const taxOn = (amount: Satang, rate: number): Satang => portion(amount, rate, BASIS_POINTS);

/** The tax that an amount contains, to the satang. The rate is basis points. */
export const taxWithin = (amount: Satang, rate: number): Satang => portion(amount, rate, BASIS_POINTS + rate);
