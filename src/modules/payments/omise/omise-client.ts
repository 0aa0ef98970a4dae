import type { z } from 'zod';
import type { Satang } from '#kernel/money.ts';
import { type CallListener, callOmise, fetchPicture, type OmiseAnswer } from './omise-call.ts';
import {
  OmiseAccount,
  OmiseCapability,
  OmiseCharge,
  OmiseChargeList,
  OmiseCustomer,
  OmiseDeleted,
  OmiseRefund,
  OmiseRefundList,
  OmiseSource,
  OmiseToken,
} from './omise-shapes.ts';

export type OmiseAccess = Readonly<{
  apiUrl: string;
  vaultUrl: string;
  publicKey: string;
  secretKey: string;
  timeoutMs: number;
  heard?: CallListener | undefined;
}>;

export type NewCard = Readonly<{
  name: string;
  number: string;
  expirationMonth: number;
  expirationYear: number;
  securityCode: string;
}>;

/**
 * `card` is a token id, `source` a source id, `customer` one with a stored card; give exactly one. Put our own ids in
 * `metadata`.
 */
export type NewCharge = Readonly<{
  amount: Satang;
  currency: string;
  card?: string;
  source?: string;
  customer?: string;
  description: string;
  metadata: Record<string, string>;
  /** Where the card holder or payer is redirected; needless where nobody is present. */
  returnUri?: string;
  ip?: string;
  /** Asks for 3-D Secure, whatever the account's setting. */
  authentication?: '3DS';
  /** Holds the amount instead of taking it. */
  capture?: false;
  /** Allows a hold to be captured in part; only where the merchant's contract has it. */
  authorizationType?: 'pre_auth';
  /** A charge of a stored card without its holder present: no 3-D Secure. */
  transactionIndicator?: 'MIT';
  /** The expiry of an unpaid charge, if earlier than the provider's default. */
  expiresAt?: Temporal.Instant;
}>;

/** `card` is a token id. Put our own ids in `metadata`. */
export type NewCustomer = Readonly<{ card: string; description: string; metadata: Record<string, string> }>;

/** `type` is the provider's name for a method. */
export type NewSource = Readonly<{
  type: string;
  amount: Satang;
  currency: string;
  bank?: string;
  phoneNumber?: string;
  email?: string;
}>;

export type ListQuery = Readonly<{
  /** Created at this time or later, to the second. */
  from?: Temporal.Instant;
  /** Created at this time or earlier, to the second. */
  to?: Temporal.Instant;
  limit?: number;
  offset?: number;
  order?: 'chronological' | 'reverse_chronological';
}>;

/** At most the remainder of the charge. Put our own ids in `metadata`, to find the refund after a lost response. */
export type NewRefund = Readonly<{ amount: Satang; metadata: Record<string, string> }>;

export type OmiseClient = ReturnType<typeof createOmiseClient>;

/**
 * The payment provider over HTTP, at the given addresses. Every call returns an `OmiseAnswer`; nothing is thrown
 * for what the provider or the network does. The provider has no idempotency key: after `unknown`, look before a retry.
 */
export const createOmiseClient = ({ apiUrl, vaultUrl, publicKey, secretKey, timeoutMs, heard }: OmiseAccess) => {
  type Request = { method: 'GET' | 'POST' | 'DELETE'; body?: Record<string, unknown> };
  const usual = { timeoutMs, heard };
  const get: Request = { method: 'GET' };
  const post = (body: Record<string, unknown>): Request => ({ method: 'POST', body });

  const byKey =
    (base: string, key: string) =>
    <T>(kind: string, path: string, shape: z.ZodType<T>, request = get): Promise<OmiseAnswer<T>> =>
      callOmise({ ...usual, kind, url: under(base, path), key, ...request }, shape);
  const api = byKey(apiUrl, secretKey);
  const vault = byKey(vaultUrl, publicKey);

  return {
    createToken: (card: NewCard): Promise<OmiseAnswer<OmiseToken>> =>
      vault('create token', 'tokens', OmiseToken, post({ card: cardOnTheWire(card) })),

    /** A declined card counts as `answered`: a charge with status `failed` and a `failure_code`. */
    createCharge: (charge: NewCharge): Promise<OmiseAnswer<OmiseCharge>> =>
      api('create charge', 'charges', OmiseCharge, post(chargeOnTheWire(charge))),

    /** Takes a held amount, once, or the part of a pre-authorisation. Else refused as `failed_capture`. */
    captureCharge: (id: string, part?: Satang): Promise<OmiseAnswer<OmiseCharge>> =>
      api(
        'capture charge',
        `${chargePath(id)}/capture`,
        OmiseCharge,
        post(part === undefined ? {} : { capture_amount: part }),
      ),

    /** Lets go of a held, uncaptured amount. Else refused as `failed_reverse`. */
    reverseCharge: (id: string): Promise<OmiseAnswer<OmiseCharge>> =>
      api('reverse charge', `${chargePath(id)}/reverse`, OmiseCharge, post({})),

    /** Stores the card of a token, so that it can be charged again. Uses up the token. */
    createCustomer: (customer: NewCustomer): Promise<OmiseAnswer<OmiseCustomer>> =>
      api('create customer', 'customers', OmiseCustomer, post(customer)),

    /** Has the provider forget a customer and the stored card. */
    deleteCustomer: (id: string): Promise<OmiseAnswer<OmiseDeleted>> =>
      api('delete customer', `customers/${encodeURIComponent(id)}`, OmiseDeleted, { method: 'DELETE' }),

    createSource: ({ phoneNumber, ...source }: NewSource): Promise<OmiseAnswer<OmiseSource>> => {
      const sent = { ...source, platform_type: 'WEB', ...(phoneNumber && { phone_number: phoneNumber }) };
      return api('create source', 'sources', OmiseSource, post(sent));
    },

    retrieveSource: (id: string): Promise<OmiseAnswer<OmiseSource>> =>
      api('retrieve source', `sources/${encodeURIComponent(id)}`, OmiseSource),

    /** Expires a pending charge. Refused as `failed_expire` if its method does not allow that. */
    expireCharge: (id: string): Promise<OmiseAnswer<OmiseCharge>> =>
      api('expire charge', `${chargePath(id)}/expire`, OmiseCharge, post({})),

    /** The picture at a provider's address as a `data:` URL; null on failure. */
    picture: (address: string): Promise<string | null> => fetchPicture(address, apiUrl, timeoutMs),

    retrieveCharge: (id: string): Promise<OmiseAnswer<OmiseCharge>> =>
      api('retrieve charge', chargePath(id), OmiseCharge),

    listCharges: (query: ListQuery = {}): Promise<OmiseAnswer<OmiseChargeList>> =>
      api('list charges', `charges?${listParameters(query)}`, OmiseChargeList),

    /** Refunds a captured charge, at most its remainder; else refused as `failed_refund`. Not idempotent. */
    refundCharge: (chargeId: string, { amount, metadata }: NewRefund): Promise<OmiseAnswer<OmiseRefund>> =>
      api('refund charge', `${chargePath(chargeId)}/refunds`, OmiseRefund, post({ amount, metadata })),

    /** Every refund of the charge, oldest first; the provider makes at most fifteen. */
    listRefunds: (chargeId: string): Promise<OmiseAnswer<OmiseRefundList>> =>
      api('list refunds', `${chargePath(chargeId)}/refunds`, OmiseRefundList),

    /** Refunds of all charges. */
    listEveryRefund: (query: ListQuery = {}): Promise<OmiseAnswer<OmiseRefundList>> =>
      api('list refunds', `refunds?${listParameters(query)}`, OmiseRefundList),

    capability: (): Promise<OmiseAnswer<OmiseCapability>> => api('capability', 'capability', OmiseCapability),

    /** `capability` with the public key, to check the key. */
    publicCapability: (): Promise<OmiseAnswer<OmiseCapability>> =>
      byKey(apiUrl, publicKey)('capability', 'capability', OmiseCapability),

    account: (): Promise<OmiseAnswer<OmiseAccount>> => api('account', 'account', OmiseAccount),

    /** A token from the vault, with the brand of its card. */
    retrieveToken: (id: string): Promise<OmiseAnswer<OmiseToken>> =>
      vault('retrieve token', `tokens/${encodeURIComponent(id)}`, OmiseToken),
  };
};

const under = (base: string, path: string): URL => new URL(path, base.endsWith('/') ? base : `${base}/`);

const onTheWire = (instant: Temporal.Instant): string => instant.toString({ smallestUnit: 'second' });

const chargePath = (id: string): string => `charges/${encodeURIComponent(id)}`;

const chargeOnTheWire = ({
  returnUri,
  expiresAt,
  authorizationType,
  transactionIndicator,
  ...charge
}: NewCharge): Record<string, unknown> => ({
  ...charge,
  ...(returnUri && { return_uri: returnUri }),
  ...(expiresAt && { expires_at: onTheWire(expiresAt) }),
  ...(authorizationType && { authorization_type: authorizationType }),
  ...(transactionIndicator && { transaction_indicator: transactionIndicator }),
});

const cardOnTheWire = ({ name, number, expirationMonth, expirationYear, securityCode }: NewCard) => ({
  name,
  number,
  expiration_month: expirationMonth,
  expiration_year: expirationYear,
  security_code: securityCode,
});

const listParameters = ({ from, to, limit, offset, order }: ListQuery): string => {
  const given = { from: from && onTheWire(from), to: to && onTheWire(to), limit, offset, order };
  const sent = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return new URLSearchParams(sent).toString();
};
