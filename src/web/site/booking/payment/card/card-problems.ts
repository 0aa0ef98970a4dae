import { type CardBrand, cardBrandOf } from '#kernel/card-brands.ts';
import { isExpired, readExpiry } from './card-expiry.ts';
import { brandOf, isCardNumber, isSecurityCode } from './card-number.ts';

/** As typed. It lives in the fields and goes to the vault; nothing else may keep or send it. */
export type CardFields = Readonly<{ number: string; expiry: string; code: string; holder: string }>;
export type CardProblem = Readonly<{
  field: keyof CardFields;
  sentence: 'numberInvalid' | 'brandNotTaken' | 'expiryMissing' | 'expired' | 'codeInvalid' | 'holderMissing';
}>;

export const noCard: CardFields = { number: '', expiry: '', code: '', holder: '' };

/**
 * What is wrong with a card (document 1, section 5); `today` is the date in Bangkok, `taken` the brands that the business
 * takes.
 */
export const cardProblems = (
  { number, expiry, code, holder }: CardFields,
  today: string,
  taken?: readonly CardBrand[],
): CardProblem[] => {
  const end = readExpiry(expiry);
  const problems: CardProblem[] = [];
  if (!isCardNumber(number)) problems.push({ field: 'number', sentence: 'numberInvalid' });
  else if (taken && !isTaken(number, taken)) problems.push({ field: 'number', sentence: 'brandNotTaken' });
  if (!end) problems.push({ field: 'expiry', sentence: 'expiryMissing' });
  if (end && isExpired(end, today)) problems.push({ field: 'expiry', sentence: 'expired' });
  if (!isSecurityCode(code, number)) problems.push({ field: 'code', sentence: 'codeInvalid' });
  if (holder.trim() === '') problems.push({ field: 'holder', sentence: 'holderMissing' });
  return problems;
};

const isTaken = (number: string, taken: readonly CardBrand[]): boolean => {
  const brand = cardBrandOf(brandOf(number)?.name ?? '');
  return brand !== undefined && taken.includes(brand);
};
