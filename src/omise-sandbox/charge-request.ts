import type { AccountTerms } from './account/terms.ts';
import { readWebhookEndpoints } from './webhooks/webhook-endpoints.ts';
import { flag, map, type Params, param, text } from './wire/params.ts';
import { badRequest, invalidAmount, invalidCharge } from './wire/refusals.ts';

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
  const reasons = chargeReasons(amount, text(body, 'currency'), terms);
  if (reasons.length > 0) throw invalidCharge(reasons);

  const returnUri = text(body, 'return_uri');
  if (returnUri !== null && !isAbsoluteUri(returnUri)) throw invalidCharge(['return uri is invalid']);

  return {
    amount,
    currency: terms.currency,
    capture: flag(body, 'capture', true),
    preAuth: text(body, 'authorization_type') === 'pre_auth',
    description: text(body, 'description'),
    metadata: readMetadata(body),
    ip: text(body, 'ip'),
    returnUri,
    webhookEndpoints: readWebhookEndpoints(body),
    expiresBy: readExpiry(body),
    authentication: text(body, 'authentication'),
  };
};

const readExpiry = (body: Params): number | null => {
  const asked = text(body, 'expires_at');
  const moment = asked === null ? null : Date.parse(asked);
  if (Number.isNaN(moment)) throw invalidCharge(['expires at is invalid']);
  return moment;
};

/** Digits as a number or a string. NaN when it is no number at all; a missing or broken one is refused here. */
export const readAmount = (body: Params, name: string): number => {
  const value = text(body, name);
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
  ...(param(body, 'description') !== undefined && { description: text(body, 'description') }),
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
