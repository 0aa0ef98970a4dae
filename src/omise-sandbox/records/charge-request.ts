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
  /** Who gets this charge's events in place of the account. */
  webhookEndpoints?: readonly string[] | null;
  /** When an unpaid charge of a source ends, if sooner than usual. */
  expiresBy: number | null;
  /** `3DS` asks for 3-D Secure. */
  authentication: string | null;
}>;

/** A charge that may be made: `invalid_amount` without one, `invalid_charge` for what the account does not allow. */
export const readChargeRequest = (body: Params, terms: AccountTerms): ChargeRequest => {
  const amount = readAmount(body, 'amount');
  const reasons = chargeReasons(amount, textParam(body, 'currency'), terms);
  if (reasons.length > 0) throw invalidCharge(reasons);

  const returnUri = textParam(body, 'return_uri');
  if (returnUri !== null && !isAbsoluteUri(returnUri)) throw invalidCharge(['return uri is invalid']);

  return {
    amount,
    currency: terms.currency,
    capture: flag(body, 'capture', true),
    preAuth: textParam(body, 'authorization_type') === 'pre_auth',
    description: textParam(body, 'description'),
    metadata: readMetadata(body),
    ip: textParam(body, 'ip'),
    returnUri,
    webhookEndpoints: readWebhookEndpoints(body),
    expiresBy: readExpiry(body),
    authentication: textParam(body, 'authentication'),
  };
};

const readExpiry = (body: Params): number | null => {
  const text = textParam(body, 'expires_at');
  const moment = text === null ? null : Date.parse(text);
  if (Number.isNaN(moment)) throw invalidCharge(['expires at is invalid']);
  return moment;
};

/** Digits as a number or a string. NaN when it is no number at all; a missing or broken one is refused here. */
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

/** The two fields of a charge that may change later; what is not sent stays. */
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

/** Up to two addresses that get this charge's events in place of the account's; null when none are named. */
const readWebhookEndpoints = (body: Params): string[] | null => {
  const value = param(body, 'webhook_endpoints') ?? [];
  if (value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (!Array.isArray(value) || !value.every(isHttpUri)) throw invalidCharge(['webhook endpoints are invalid']);
  if (value.length > most) throw invalidCharge([`webhook endpoints must be ${most} at most`]);
  return value;
};

const isHttpUri = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value);
