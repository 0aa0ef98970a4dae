import { flag, map, type Params, param, textParam } from '../wire/params.ts';
import { badRequest, invalidAmount, invalidCharge } from '../wire/refusals.ts';
import type { AccountTerms } from './terms.ts';

export type ChargeRequest = Readonly<{
  amount: number;
  currency: string;
  capture: boolean;
  preAuth: boolean;
  description: string | null;
  metadata: Params;
  ip: string | null;
  returnUri: string | null;
  /** The URLs that receive this charge's events instead of the account's webhook URL. */
  webhookEndpoints?: readonly string[] | null;
  /** When an unpaid source charge expires, if earlier than usual. */
  expiresBy: number | null;
  /** `3DS` requests 3-D Secure. */
  authentication: string | null;
  /** Who initiates the charge: the merchant alone (`MIT`) with a customer's stored card, or the customer (`CIT`). */
  transactionIndicator?: 'MIT' | 'CIT' | null;
}>;

type Account = Readonly<{ terms: AccountTerms; preAuth: Readonly<{ isOn: () => boolean }> }>;

/** Reads a charge request. Throws `invalid_amount` without an amount, `invalid_charge` for what the account forbids. */
export const readChargeRequest = (body: Params, { terms, preAuth }: Account): ChargeRequest => {
  const amount = readAmount(body, 'amount');
  const reasons = chargeReasons(amount, textParam(body, 'currency'), terms);
  if (reasons.length > 0) throw invalidCharge(reasons);

  const returnUri = textParam(body, 'return_uri');
  if (returnUri !== null && !isAbsoluteUri(returnUri)) throw invalidCharge(['return uri is invalid']);

  return {
    amount,
    currency: terms.currency,
    capture: flag(body, 'capture', true),
    preAuth:
      readOneOf(body, 'authorization_type', preAuth.isOn() ? ['pre_auth', 'final_auth'] : ['final_auth']) ===
      'pre_auth',
    description: textParam(body, 'description'),
    metadata: readMetadata(body),
    ip: textParam(body, 'ip'),
    returnUri,
    webhookEndpoints: readWebhookEndpoints(body),
    expiresBy: readExpiry(body),
    authentication: textParam(body, 'authentication'),
    transactionIndicator: readIndicator(body),
  };
};

const readOneOf = <Value extends string>(body: Params, name: string, values: readonly Value[]): Value | null => {
  const text = textParam(body, name);
  const value = values.find((one) => one === text) ?? null;
  if (text !== null && value === null) throw invalidCharge([`${name.replaceAll('_', ' ')} is not supported`]);
  return value;
};

/** A charge that the merchant initiates alone needs a stored card. */
const readIndicator = (body: Params): 'MIT' | 'CIT' | null => {
  const indicator = readOneOf(body, 'transaction_indicator', ['MIT', 'CIT']);
  if (indicator === 'MIT' && textParam(body, 'customer') === null) throw invalidCharge(['customer is required']);
  return indicator;
};

const readExpiry = (body: Params): number | null => {
  const text = textParam(body, 'expires_at');
  const moment = text === null ? null : Date.parse(text);
  if (Number.isNaN(moment)) throw invalidCharge(['expires at is invalid']);
  return moment;
};

/** An amount sent as a number or a string. NaN for text; throws `invalid_amount` (400) if missing or not an integer. */
export const readAmount = (body: Params, name: string): number => {
  const value = textParam(body, name);
  if (value === null) throw invalidAmount();
  const amount = Number(value);
  if (!Number.isNaN(amount) && !Number.isSafeInteger(amount)) throw invalidAmount();
  return amount;
};

export const readMetadata = (body: Params): Params => {
  const metadata = map(body, 'metadata');
  if (metadata === null) throw badRequest('Metadata should be a JSON hash');
  return metadata;
};

/** The two fields of a charge that can be updated; absent fields are left unchanged. */
export const readChargeUpdate = (body: Params): Partial<Pick<ChargeRequest, 'description' | 'metadata'>> => ({
  ...(param(body, 'description') !== undefined && { description: textParam(body, 'description') }),
  ...(param(body, 'metadata') !== undefined && { metadata: readMetadata(body) }),
});

const chargeReasons = (amount: number, currency: string | null, terms: AccountTerms): string[] => {
  const unsupported = currency?.toUpperCase() === terms.currency ? [] : ['currency is currently not supported'];
  if (Number.isNaN(amount)) return [...unsupported, 'amount is not a number'];
  if (unsupported.length > 0) return unsupported;

  const unit = `(${terms.currency.toLowerCase()} subunits)`;
  if (amount < terms.smallestCharge) return [`amount must be greater than or equal to ${terms.smallestCharge} ${unit}`];
  if (amount > terms.largestCharge) return [`amount must be less than or equal to ${terms.largestCharge} ${unit}`];
  return [];
};

const isAbsoluteUri = (value: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(value) && URL.canParse(value);

const most = 2;

/** Up to two URLs that receive this charge's events instead of the account's webhook URL; null without any. */
const readWebhookEndpoints = (body: Params): string[] | null => {
  const value = param(body, 'webhook_endpoints') ?? [];
  if (value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (!Array.isArray(value) || !value.every(isHttpUri)) throw invalidCharge(['webhook endpoints are invalid']);
  if (value.length > most) throw invalidCharge([`webhook endpoints must be ${most} at most`]);
  return value;
};

const isHttpUri = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value);
