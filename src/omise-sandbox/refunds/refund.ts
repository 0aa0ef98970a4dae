import { stamp } from '../wire/instants.ts';
import type { Params } from '../wire/params.ts';

/** Money that went back to the card. Once made, nothing of it changes. */
export type Refund = Readonly<{
  id: string;
  charge: string;
  createdAt: number;
  amount: number;
  currency: string;
  metadata: Params;
  /** True when the charge was undone before its settlement, so that the card never shows it. */
  voided: boolean;
  transaction: string;
}>;

/** The refund as the provider shows it, its keys in the provider's order. A card's refund is closed at once. */
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
