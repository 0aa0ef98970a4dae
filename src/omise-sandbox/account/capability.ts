import { brandNames } from '../cards/card-brand.ts';
import { sourceKinds } from '../sources/source-types.ts';
import type { AccountTerms } from './terms.ts';

/** What the account can be paid with, and between which amounts. */
export const capabilityObject = ({ country, currency, smallestCharge, largestCharge }: AccountTerms) => ({
  object: 'capability',
  location: '/capability',
  banks: [],
  limits: {
    charge_amount: { max: largestCharge, min: smallestCharge },
    transfer_amount: { max: 100_000_000_000, min: 3_000 },
    installment_amount: { min: 200_000 },
  },
  payment_methods: [
    paymentMethod('card', currency, brandNames),
    ...Object.keys(sourceKinds).map((name) => paymentMethod(name, currency, null)),
  ],
  country,
  tokenization_methods: [],
  zero_interest_installments: false,
});

const paymentMethod = (name: string, currency: string, brands: string[] | null) => ({
  object: 'payment_method',
  name,
  currencies: [currency],
  card_brands: brands,
  installment_terms: null,
  loan_installment_terms: null,
  banks: [],
  provider: null,
});
