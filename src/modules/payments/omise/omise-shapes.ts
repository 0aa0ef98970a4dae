import { z } from 'zod';

/** The fields that we read of the provider's objects (API version 2019-05-29), named as on the wire. In satang. */
const amount = z.number().int();

const OmiseCard = z.object({
  brand: z.string(),
  last_digits: z.string(),
  name: z.string().nullable(),
  expiration_month: z.number().int().nullable(),
  expiration_year: z.number().int().nullable(),
  /** The same for every token of one card. */
  fingerprint: z.string().nullish(),
});

/** A customer with the stored cards of one person; `default_card` is null until a card is stored. */
export const OmiseCustomer = z.object({
  object: z.literal('customer'),
  id: z.string(),
  livemode: z.boolean(),
  default_card: z.string().nullable(),
});
export type OmiseCustomer = z.infer<typeof OmiseCustomer>;

export const OmiseDeleted = z.object({ id: z.string(), deleted: z.literal(true) });
export type OmiseDeleted = z.infer<typeof OmiseDeleted>;

export const OmiseToken = z.object({
  object: z.literal('token'),
  id: z.string(),
  livemode: z.boolean(),
  used: z.boolean(),
  card: OmiseCard.nullable(),
});
export type OmiseToken = z.infer<typeof OmiseToken>;

/** `scannable_code` is null until the source is charged; `charge_status` is `unknown` until then. */
export const OmiseSource = z.object({
  object: z.literal('source'),
  id: z.string(),
  livemode: z.boolean(),
  type: z.string(),
  flow: z.string(),
  amount,
  currency: z.string(),
  charge_status: z.string(),
  scannable_code: z.object({ image: z.object({ download_uri: z.string() }).nullable() }).nullable(),
});
export type OmiseSource = z.infer<typeof OmiseSource>;

/** `paid` and `status` together give the outcome of a charge; failure codes are an open set. */
export const OmiseCharge = z.object({
  object: z.literal('charge'),
  id: z.string(),
  livemode: z.boolean(),
  status: z.enum(['pending', 'successful', 'failed', 'expired', 'reversed']),
  amount,
  refunded_amount: amount,
  fee: amount,
  fee_vat: amount,
  net: amount,
  currency: z.string(),
  /** Of a pre-authorisation only. `amount` stays whole however little of it is captured. */
  authorized_amount: amount.optional(),
  captured_amount: amount.optional(),
  authorized: z.boolean(),
  /** Held and not captured: it may be captured or reversed. */
  capturable: z.boolean(),
  paid: z.boolean(),
  refundable: z.boolean(),
  /** The id of the provider's balance transaction; null until the charge is captured. */
  transaction: z.string().nullable(),
  failure_code: z.string().nullable(),
  failure_message: z.string().nullable(),
  authorize_uri: z.string().nullable(),
  description: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()),
  card: OmiseCard.nullable(),
  source: OmiseSource.nullable(),
  created_at: z.string(),
  paid_at: z.string().nullable(),
  expires_at: z.string().nullable(),
});
export type OmiseCharge = z.infer<typeof OmiseCharge>;

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    object: z.literal('list'),
    data: z.array(item),
    limit: z.number().int(),
    offset: z.number().int(),
    total: z.number().int(),
  });

export const OmiseChargeList = listOf(OmiseCharge);
export type OmiseChargeList = z.infer<typeof OmiseChargeList>;

/** `voided`: the charge was undone before its settlement. The provider's states are `closed` and `pending`, an open set. */
export const OmiseRefund = z.object({
  object: z.literal('refund'),
  id: z.string(),
  livemode: z.boolean(),
  status: z.string(),
  charge: z.string(),
  amount,
  currency: z.string(),
  voided: z.boolean(),
  transaction: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()),
  created_at: z.string(),
});
export type OmiseRefund = z.infer<typeof OmiseRefund>;

export const OmiseRefundList = listOf(OmiseRefund);
export type OmiseRefundList = z.infer<typeof OmiseRefundList>;

const OmiseBank = z.object({ code: z.string(), name: z.string(), active: z.boolean() });

export const OmiseCapability = z.object({
  object: z.literal('capability'),
  country: z.string(),
  limits: z.object({ charge_amount: z.object({ min: amount, max: amount }) }),
  payment_methods: z.array(
    z.object({
      name: z.string(),
      currencies: z.array(z.string()),
      card_brands: z.array(z.string()).nullable(),
      banks: z.array(OmiseBank).nullish(),
    }),
  ),
});
export type OmiseCapability = z.infer<typeof OmiseCapability>;

export const OmiseAccount = z.object({ object: z.literal('account'), livemode: z.boolean() });
export type OmiseAccount = z.infer<typeof OmiseAccount>;

export const OmiseError = z.object({ object: z.literal('error'), code: z.string(), message: z.string() });
