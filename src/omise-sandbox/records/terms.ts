/** The terms of the account's contract with the provider. Rates are percentages, written as the provider's strings. */
export type AccountTerms = Readonly<{
  /** The merchant's name on hosted pages and payment slips. */
  merchant: string;
  country: string;
  currency: string;
  smallestCharge: number;
  largestCharge: number;
  cardFee: FeeTerms;
  sourceFees: Readonly<Record<'promptpay' | 'bank' | 'wallet', FeeTerms>>;
  /** How many hours after its capture a charge can still be voided without a fee. */
  settlementHours: number;
}>;

export type FeeTerms = Readonly<{ fee_flat: string; fee_rate: string; vat_rate: string }>;

export const thaiTestAccount: AccountTerms = {
  merchant: 'Saphan Car Rental',
  country: 'TH',
  currency: 'THB',
  smallestCharge: 2_000,
  largestCharge: 15_000_000,
  cardFee: { fee_flat: '0.0', fee_rate: '3.65', vat_rate: '7.0' },
  sourceFees: {
    promptpay: { fee_flat: '0.0', fee_rate: '1.65', vat_rate: '7.0' },
    bank: { fee_flat: '800.0', fee_rate: '0.0', vat_rate: '7.0' },
    wallet: { fee_flat: '0.0', fee_rate: '3.65', vat_rate: '7.0' },
  },
  settlementHours: 24,
};
