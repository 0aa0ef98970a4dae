import { stamp } from '../wire/instants.ts';
import type { SourceRequest } from './source-request.ts';
import { kindOf } from './source-types.ts';

/** A stored source: a payment method that a browser or the shop chose, usable for one charge. */
export type Source = SourceRequest &
  Readonly<{
    id: string;
    createdAt: number;
    charge: string | null;
  }>;

/** The fields that a source has only once it is charged. */
type Charged = Readonly<{ status: string; code: object | null; references: object | null }>;

export const uncharged: Charged = { status: 'unknown', code: null, references: null };

/** The provider's source object, its keys in the provider's order. */
export const sourceObject = ({ id, type, amount, currency, details, createdAt }: Source, charged: Charged) => ({
  object: 'source',
  id,
  livemode: false,
  location: `/sources/${id}`,
  amount,
  barcode: null,
  bank: details.bank,
  created_at: stamp(createdAt),
  currency,
  email: details.email,
  flow: kindOf(type).flow,
  installment_term: null,
  ip: details.ip,
  absorption_type: null,
  name: details.name,
  mobile_number: details.mobile_number,
  phone_number: details.phone_number,
  platform_type: details.platform_type,
  scannable_code: charged.code,
  qr_settings: null,
  billing: null,
  shipping: null,
  items: [],
  references: null,
  provider_references: charged.references,
  store_id: details.store_id,
  store_name: details.store_name,
  terminal_id: null,
  type,
  zero_interest_installments: null,
  charge_status: charged.status,
  receipt_amount: null,
  discounts: [],
  promotion_code: null,
  supplier_id: null,
});
