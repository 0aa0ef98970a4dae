import { minus, portion, type Satang, satang, zeroSatang } from '#kernel/money.ts';

/**
 * Splits a total in proportion to the amounts. The shares add up exactly: rounding differences carry over to later
 * ones.
 */
export const allocate = (total: Satang, amounts: readonly Satang[]): Satang[] => {
  const sign = amounts.reduce<number>((all, one) => all + one, 0) < 0 ? -1 : 1;
  const parts = amounts.map((amount) => amount * sign);
  const all = parts.reduce((sum, one) => sum + one, 0);
  let before = 0;
  return parts.map((part) => {
    const until = before + part;
    const share = all === 0 ? zeroSatang : minus(portion(total, until, all), portion(total, before, all));
    before = until;
    return satang(share);
  });
};
