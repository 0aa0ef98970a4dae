import type { AccountTerms } from '../records/terms.ts';
import { type Params, textParam } from '../wire/params.ts';
import { badRequest } from '../wire/refusals.ts';
import { isSourceType, kindOf, type SourceType } from './source-types.ts';

export type SourceRequest = Readonly<{
  type: SourceType;
  amount: number;
  currency: string;
  /** Optional details from the payer or the shop, returned unchanged. */
  details: Readonly<Record<(typeof detailNames)[number], string | null>>;
}>;

const detailNames = [
  'bank',
  'email',
  'ip',
  'name',
  'mobile_number',
  'phone_number',
  'platform_type',
  'store_id',
  'store_name',
] as const;

/** Reads a source request. Throws `bad_request` (400) with all reasons. */
export const readSourceRequest = (body: Params, terms: AccountTerms): SourceRequest => {
  const type = textParam(body, 'type') ?? '';
  const currency = textParam(body, 'currency')?.toUpperCase();
  const amount = Number(textParam(body, 'amount') ?? Number.NaN);
  const reasons = [
    ...(currency === terms.currency ? [] : ['currency is currently not supported']),
    ...(isSourceType(type) ? amountReasons(amount, type, terms) : ['type is currently not supported']),
    ...detailReasons(body, type),
  ];
  if (!isSourceType(type) || reasons.length > 0) throw badRequest(...reasons);
  return { type, amount, currency: terms.currency, details: readDetails(body) };
};

const amountReasons = (amount: number, type: SourceType, terms: AccountTerms): string[] => {
  if (!Number.isSafeInteger(amount)) return ['amount is not a number'];
  const largest = kindOf(type).largest ?? terms.largestCharge;
  if (amount < terms.smallestCharge) return [`amount must be at least ${terms.smallestCharge}`];
  return amount > largest ? [`amount must be less than ${largest + 1}`] : [];
};

const detailReasons = (body: Params, type: string): string[] => {
  const phone = textParam(body, 'phone_number') ?? '';
  const email = textParam(body, 'email') ?? '';
  const platform = textParam(body, 'platform_type') ?? '';
  const needsPhone = isSourceType(type) && kindOf(type).needsPhone === true;
  const isPhone = phone === '' ? !needsPhone : /^\d{10,11}$/.test(phone);
  return [
    ...(email === '' || /^[^\s@]+@[^\s@]+$/.test(email) ? [] : ['email is in invalid format']),
    ...(isPhone ? [] : ['phone_number must contain 10-11 digit characters']),
    ...(/^(WEB|IOS|ANDROID)?$/i.test(platform) ? [] : ['platform_type is currently not supported']),
  ];
};

const readDetails = (body: Params): SourceRequest['details'] =>
  Object.fromEntries(detailNames.map((name) => [name, textParam(body, name)])) as SourceRequest['details'];
