import { portion, type Satang, toWholeBaht } from './money.ts';

/** The part of the total to pay now under the deposit plan: to the satang, or in whole baht where totals are. */
export const depositOf = (
  total: Satang,
  percent: number,
  { roundTotals }: Readonly<{ roundTotals: boolean }>,
): Satang => {
  const part = portion(total, percent, 100);
  return roundTotals ? toWholeBaht(part) : part;
};
