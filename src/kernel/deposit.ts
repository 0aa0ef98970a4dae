import { portion, type Satang } from './money.ts';

/** The part of the total to pay now under the deposit plan, to the satang. */
export const depositOf = (total: Satang, percent: number): Satang => portion(total, percent, 100);
