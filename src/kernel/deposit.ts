import { portion, type Satang } from './money.ts';

/** What is paid now of a total where a deposit is chosen, to the satang. */
export const depositOf = (total: Satang, percent: number): Satang => portion(total, percent, 100);
