import { isParams, type Params, param, textParam } from '../wire/params.ts';
import { invalidCard, missingCard } from '../wire/refusals.ts';
import { brandOf, isCardNumber } from './card-brand.ts';

export type CardRequest = Readonly<{
  number: string;
  brand: string;
  name: string;
  expirationMonth: number;
  expirationYear: number;
  hasSecurityCode: boolean;
  address: Record<AddressField, string | null>;
}>;

type AddressField = 'street1' | 'street2' | 'city' | 'state' | 'phone_number' | 'postal_code';

/** Reads the card of a token request. Throws `missing_card`, or `invalid_card` with all reasons (both 400). */
export const readCardRequest = (body: Params, now: number): CardRequest => {
  const card = param(body, 'card');
  if (!isParams(card) || Object.keys(card).length === 0) throw missingCard();

  const number = textParam(card, 'number') ?? '';
  const brand = brandOf(number);
  const name = textParam(card, 'name') ?? '';
  const expirationMonth = wholeNumber(textParam(card, 'expiration_month'));
  const expirationYear = fullYear(wholeNumber(textParam(card, 'expiration_year')));
  const reasons = [
    ...expiryReasons(expirationMonth, expirationYear, now),
    ...numberReasons(number, brand),
    ...(name ? [] : ["name can't be blank"]),
  ];
  if (brand === undefined || reasons.length > 0) throw invalidCard(reasons);

  const hasSecurityCode = textParam(card, 'security_code') !== null;
  return { number, brand, name, expirationMonth, expirationYear, hasSecurityCode, address: address(card) };
};

/** The errors in a card's expiry date, in the provider's words. */
export const expiryReasons = (month: number, year: number, now: number): string[] => {
  if (!(month >= 1 && month <= 12)) return ['expiration month is not between 1 and 12', 'expiration date is invalid'];
  if (Number.isNaN(year) || year > 9999) return ['expiration year is invalid'];
  // Date.UTC counts months from 0: this is the first instant after the card's last month.
  const past = Date.UTC(year, month) <= now;
  const yearReason = year < 2000 ? ['expiration year is invalid'] : [];
  return past ? [...yearReason, 'expiration date cannot be in the past'] : yearReason;
};

const numberReasons = (number: string, brand: string | undefined): string[] => {
  const unsupported = brand === undefined ? ['brand not supported (unknown)'] : [];
  if (number === '') return ["number can't be blank", ...unsupported];
  return isCardNumber(number) ? unsupported : ['number is invalid', ...unsupported];
};

const wholeNumber = (digits: string | null): number =>
  digits && /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN;

/** Two-digit years are in the 2000s. */
const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

const address = (card: Params): CardRequest['address'] => ({
  street1: textParam(card, 'street1'),
  street2: textParam(card, 'street2'),
  city: textParam(card, 'city'),
  state: textParam(card, 'state'),
  phone_number: textParam(card, 'phone_number'),
  postal_code: textParam(card, 'postal_code'),
});
