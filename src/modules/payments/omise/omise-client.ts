import type { z } from 'zod';
import type { Satang } from '#kernel/money.ts';
import { fetchPicture } from './fetch-picture.ts';
import { callOmise, type OmiseAnswer } from './omise-call.ts';
import {
  OmiseAccount,
  OmiseCapability,
  OmiseCharge,
  OmiseChargeList,
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
}>;

export type NewCard = Readonly<{
  name: string;
  number: string;
  expirationMonth: number;
  expirationYear: number;
  securityCode: string;
}>;

/** `card` is a token's id, `source` a source's id: one of them pays. Our own reference belongs into `metadata`. */
export type NewCharge = Readonly<{
  amount: Satang;
  currency: string;
  card?: string;
  source?: string;
  description: string;
  metadata: Record<string, string>;
  returnUri: string;
  ip?: string;
  /** When an unpaid charge ends, where that shall be before the provider's own time. */
  expiresAt?: Temporal.Instant;
}>;

/** `type` is the provider's name of a method. */
export type NewSource = Readonly<{
  type: string;
  amount: Satang;
  currency: string;
  bank?: string;
  phoneNumber?: string;
  email?: string;
}>;

export type ListQuery = Readonly<{
  /** Made at this time or later; the provider keeps whole seconds. */
  from?: Temporal.Instant;
  /** Made at this time or earlier. */
  to?: Temporal.Instant;
  limit?: number;
  offset?: number;
  order?: 'chronological' | 'reverse_chronological';
}>;

/** At most the rest of the charge. Our own reference belongs into `metadata`, so that a lost answer can be found again. */
export type NewRefund = Readonly<{ amount: Satang; metadata: Record<string, string> }>;

export type OmiseClient = ReturnType<typeof createOmiseClient>;

/**
 * The payment provider over HTTP, at whichever addresses it is told. Every call gives an `OmiseAnswer`; nothing is thrown
 * for what the provider or the network does. The provider has no idempotency key: after `unknown`, look before a retry.
 */
export const createOmiseClient = ({ apiUrl, vaultUrl, publicKey, secretKey, timeoutMs }: OmiseAccess) => {
  type Body = Record<string, unknown>;

  const api = <T>(method: 'GET' | 'POST', path: string, shape: z.ZodType<T>, body?: Body): Promise<OmiseAnswer<T>> =>
    callOmise({ method, url: under(apiUrl, path), key: secretKey, timeoutMs, ...(body && { body }) }, shape);

  return {
    createToken: (card: NewCard): Promise<OmiseAnswer<OmiseToken>> => {
      const body = { card: cardOnTheWire(card) };
      return callOmise({ method: 'POST', url: under(vaultUrl, 'tokens'), key: publicKey, timeoutMs, body }, OmiseToken);
    },

    /** A declined card is an answer too: a charge with status `failed` and its `failure_code`. */
    createCharge: ({ returnUri, expiresAt, ...charge }: NewCharge): Promise<OmiseAnswer<OmiseCharge>> =>
      api('POST', 'charges', OmiseCharge, {
        ...charge,
        return_uri: returnUri,
        ...(expiresAt && { expires_at: onTheWire(expiresAt) }),
      }),

    createSource: ({ phoneNumber, ...source }: NewSource): Promise<OmiseAnswer<OmiseSource>> =>
      api('POST', 'sources', OmiseSource, {
        ...source,
        platform_type: 'WEB',
        ...(phoneNumber && { phone_number: phoneNumber }),
      }),

    retrieveSource: (id: string): Promise<OmiseAnswer<OmiseSource>> =>
      api('GET', `sources/${encodeURIComponent(id)}`, OmiseSource),

    /** Ends a pending charge. Refused as `failed_expire` where its method does not allow it. */
    expireCharge: (id: string): Promise<OmiseAnswer<OmiseCharge>> =>
      api('POST', `${chargePath(id)}/expire`, OmiseCharge, {}),

    /** The picture at one of the provider's addresses as a `data:` address; null when it cannot be had. */
    picture: (address: string): Promise<string | null> => fetchPicture(address, apiUrl, timeoutMs),

    retrieveCharge: (id: string): Promise<OmiseAnswer<OmiseCharge>> => api('GET', chargePath(id), OmiseCharge),

    listCharges: (query: ListQuery = {}): Promise<OmiseAnswer<OmiseChargeList>> =>
      api('GET', `charges?${listParameters(query)}`, OmiseChargeList),

    /** Gives money of a captured charge back, at most its rest; else refused as `failed_refund`. Asked twice, it gives twice. */
    refundCharge: (chargeId: string, { amount, metadata }: NewRefund): Promise<OmiseAnswer<OmiseRefund>> =>
      api('POST', `${chargePath(chargeId)}/refunds`, OmiseRefund, { amount, metadata }),

    /** Every refund of the charge, oldest first; the provider makes at most fifteen. */
    listRefunds: (chargeId: string): Promise<OmiseAnswer<OmiseRefundList>> =>
      api('GET', `${chargePath(chargeId)}/refunds`, OmiseRefundList),

    /** Refunds of all charges. */
    listEveryRefund: (query: ListQuery = {}): Promise<OmiseAnswer<OmiseRefundList>> =>
      api('GET', `refunds?${listParameters(query)}`, OmiseRefundList),

    capability: (): Promise<OmiseAnswer<OmiseCapability>> => api('GET', 'capability', OmiseCapability),

    /** The same by the public key, to see whether the provider knows it. */
    publicCapability: (): Promise<OmiseAnswer<OmiseCapability>> =>
      callOmise({ method: 'GET', url: under(apiUrl, 'capability'), key: publicKey, timeoutMs }, OmiseCapability),

    account: (): Promise<OmiseAnswer<OmiseAccount>> => api('GET', 'account', OmiseAccount),

    /** A token as the vault keeps it: with the brand of its card. */
    retrieveToken: (id: string): Promise<OmiseAnswer<OmiseToken>> =>
      callOmise(
        { method: 'GET', url: under(vaultUrl, `tokens/${encodeURIComponent(id)}`), key: publicKey, timeoutMs },
        OmiseToken,
      ),
  };
};

const under = (base: string, path: string): URL => new URL(path, base.endsWith('/') ? base : `${base}/`);

const onTheWire = (instant: Temporal.Instant): string => instant.toString({ smallestUnit: 'second' });

const chargePath = (id: string): string => `charges/${encodeURIComponent(id)}`;

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
