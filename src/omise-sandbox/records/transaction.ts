import type { Refund } from '../refunds/refund.ts';
import { stamp } from '../wire/instants.ts';
import type { Capture, Charge } from './charge-life.ts';
import { feesOn } from './fees.ts';

/** A transaction on the account's balance, as the provider's object. */
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

/** The credit for a captured charge: the amount less fee and VAT. */
export const netOfCapture = (charge: Charge, { transaction, amount, at }: Capture): Transaction =>
  movement({
    id: transaction,
    currency: charge.currency,
    amount: feesOn(amount, charge.feeTerms).net,
    direction: 'credit',
    key: 'charge.captured.net',
    origin: charge.id,
    at,
  });

/** The debit for a refund: the full amount (the provider keeps its fee); for a void, the net (the fee is reversed). */
export const debitOfRefund = (charge: Charge, refund: Refund): Transaction =>
  movement({
    id: refund.transaction,
    currency: refund.currency,
    amount: refund.voided ? feesOn(refund.amount, charge.feeTerms).net : refund.amount,
    direction: 'debit',
    key: 'refund.initiated.debit',
    origin: refund.id,
    at: refund.createdAt,
  });

type Movement = Pick<Transaction, 'id' | 'currency' | 'amount' | 'direction' | 'key' | 'origin'> & { at: number };

const movement = ({ id, currency, amount, direction, key, origin, at }: Movement): Transaction => ({
  object: 'transaction',
  id,
  livemode: false,
  currency,
  amount,
  location: `/transactions/${id}`,
  direction,
  key,
  origin,
  transferable_at: stamp(at),
  created_at: stamp(at),
});
