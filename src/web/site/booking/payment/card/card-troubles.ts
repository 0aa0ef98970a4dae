import { type CardBrand, cardBrandOf } from '#kernel/card-brands.ts';
import { isExpired, readExpiry } from './card-expiry.ts';
import { brandOf, isCardNumber, isSecurityCode } from './card-number.ts';

/** As typed. It lives in the fields and goes to the vault; nothing else may keep or send it. */
export type CardFields = Readonly<{ number: string; expiry: string; code: string; holder: string }>;
export type CardTrouble = Readonly<{
  field: keyof CardFields;
  sentence: 'numberInvalid' | 'brandNotTaken' | 'expiryMissing' | 'expired' | 'codeInvalid' | 'holderMissing';
}>;

export const noCard: CardFields = { number: '', expiry: '', code: '', holder: '' };

/**
 * What is wrong with a card (document 1, section 5); `today` is the date in Bangkok, `taken` the brands that the business
 * takes.
 */
export const cardTroubles = (
  { number, expiry, code, holder }: CardFields,
  today: string,
  taken?: readonly CardBrand[],
): CardTrouble[] => {
  const end = readExpiry(expiry);
  const troubles: CardTrouble[] = [];
  if (!isCardNumber(number)) troubles.push({ field: 'number', sentence: 'numberInvalid' });
  else if (taken && !isTaken(number, taken)) troubles.push({ field: 'number', sentence: 'brandNotTaken' });
  if (!end) troubles.push({ field: 'expiry', sentence: 'expiryMissing' });
  if (end && isExpired(end, today)) troubles.push({ field: 'expiry', sentence: 'expired' });
  if (!isSecurityCode(code, number)) troubles.push({ field: 'code', sentence: 'codeInvalid' });
  if (holder.trim() === '') troubles.push({ field: 'holder', sentence: 'holderMissing' });
  return troubles;
};

const isTaken = (number: string, taken: readonly CardBrand[]): boolean => {
  const brand = cardBrandOf(brandOf(number)?.name ?? '');
  return brand !== undefined && taken.includes(brand);
};
