import type { FeeTerms } from './terms.ts';

/** The provider's share of an amount, in satang: the fee rounded half up, VAT on the rounded fee rounded half up. */
export const feesOn = (amount: number, terms: FeeTerms): { fee: number; feeVat: number; net: number } => {
  const fee = percent(amount, terms.fee_rate) + Math.round(Number(terms.fee_flat));
  const feeVat = percent(fee, terms.vat_rate);
  return { fee, feeVat, net: amount - fee - feeVat };
};

/** Calculated in integers, so that no binary fraction affects the rounding of a half: 3.65 % is 36500 millionths. */
const percent = (amount: number, rate: string): number => {
  const millionths = BigInt(Math.round(Number(rate) * 10_000));
  return Number((BigInt(amount) * millionths + 500_000n) / 1_000_000n);
};
