import { stamp } from '../wire/instants.ts';
import type { Capture, Charge } from './charge-life.ts';
import { feesOn } from './fees.ts';

/** A movement of the account's balance, as the provider shows it. */
export type Transaction = Readonly<{
  object: 'transaction';
  id: string;
  livemode: false;
  currency: string;
  amount: number;
  location: string;
  direction: 'credit' | 'debit';
  key: string;
  origin: string;
  transferable_at: string;
  created_at: string;
}>;

/** The credit of a captured charge: what is left after fee and VAT. */
export const netOfCapture = (charge: Charge, { transaction: id, amount, at }: Capture): Transaction => ({
  object: 'transaction',
  id,
  livemode: false,
  currency: charge.currency,
  amount: feesOn(amount, charge.feeTerms).net,
  location: `/transactions/${id}`,
  direction: 'credit',
  key: 'charge.captured.net',
  origin: charge.id,
  transferable_at: stamp(at),
  created_at: stamp(at),
});
