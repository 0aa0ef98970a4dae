import { stamp } from '../wire/instants.ts';
import type { Params } from '../wire/params.ts';

/** A stored refund of a charge. Refunds are immutable. */
export type Refund = Readonly<{
  id: string;
  charge: string;
  createdAt: number;
  amount: number;
  currency: string;
  metadata: Params;
  /** True when the refund voided the charge before settlement, so that the card statement never shows the charge. */
  voided: boolean;
  transaction: string;
}>;

/** The provider's refund object, its keys in the provider's order. Its status is `closed` at once. */
export const refundObject = (refund: Refund) => ({
  object: 'refund',
  id: refund.id,
  location: `/charges/${refund.charge}/refunds/${refund.id}`,
  livemode: false,
  voided: refund.voided,
  currency: refund.currency,
  amount: refund.amount,
  metadata: refund.metadata,
  charge: refund.charge,
  capture: null,
  terminal: null,
  transaction: refund.transaction,
  status: 'closed',
  funding_amount: refund.amount,
  funding_currency: refund.currency,
  created_at: stamp(refund.createdAt),
  acquirer_reference_number: null,
  approval_code: null,
});
