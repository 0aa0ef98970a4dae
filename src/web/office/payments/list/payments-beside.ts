import { useOutletContext } from 'react-router';
import type { ReplyOf } from '../../../api/routes.ts';
import type { PaymentSearch } from './payments-address.ts';

/** What a payment that is open beside the list knows of it. */
export type PaymentsBeside = Readonly<{
  search: PaymentSearch;
  /** Null where the list could not be read. */
  found: ReplyOf<'GET /admin/payments'> | null;
}>;

export const usePaymentsBeside = (): PaymentsBeside => useOutletContext<PaymentsBeside>();
