import { type CardBrand, cardBrandOf } from '#kernel/card-brands.ts';

/** The card as typed. It is held in memory while the wizard is open; only the vault receives it, and nothing stores it. */
export type CardFields = Readonly<{ number: string; expiry: string; code: string; holder: string }>;
export type CardProblem = Readonly<{
  field: keyof CardFields;
  sentence: 'numberInvalid' | 'brandNotTaken' | 'expiryMissing' | 'expired' | 'codeInvalid' | 'holderMissing';
}>;

export const noCard: CardFields = { number: '', expiry: '', code: '', holder: '' };

export const isTyped = (card: CardFields): boolean => Object.values(card).some(Boolean);

/** The problems of a card; `today` is the date in Bangkok, `taken` the brands that the business accepts. */
export const cardProblems = (
  { number, expiry, code, holder }: CardFields,
  today: string,
  taken?: readonly CardBrand[],
): CardProblem[] => {
  const end = readExpiry(expiry);
  const problems: CardProblem[] = [];
  if (!isValidCardNumber(number)) problems.push({ field: 'number', sentence: 'numberInvalid' });
  else if (taken && !isTaken(number, taken)) problems.push({ field: 'number', sentence: 'brandNotTaken' });
  if (!end) problems.push({ field: 'expiry', sentence: 'expiryMissing' });
  if (end && isExpired(end, today)) problems.push({ field: 'expiry', sentence: 'expired' });
  if (!isSecurityCode(code, number)) problems.push({ field: 'code', sentence: 'codeInvalid' });
  if (holder.trim() === '') problems.push({ field: 'holder', sentence: 'holderMissing' });
  return problems;
};

const isTaken = (number: string, taken: readonly CardBrand[]): boolean => {
  const brand = cardBrandOf(brandOfNumber(number)?.name ?? '');
  return brand !== undefined && taken.includes(brand);
};

/** Brands by their first digits, with the lengths of their numbers and codes. The first match applies. */
const brands = [
  { name: 'Visa', short: 'VISA', starts: /^4/, lengths: [13, 16, 19], code: 3 },
  { name: 'Mastercard', short: 'MC', starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], code: 3 },
  { name: 'American Express', short: 'AMEX', starts: /^3[47]/, lengths: [15], code: 4 },
  { name: 'JCB', short: 'JCB', starts: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19], code: 3 },
  { name: 'Diners Club', short: 'DC', starts: /^3(0[0-5]|095|[689])/, lengths: [14, 15, 16, 17, 18, 19], code: 3 },
  { name: 'UnionPay', short: 'UP', starts: /^62/, lengths: [16, 17, 18, 19], code: 3 },
  { name: 'Discover', short: 'DISC', starts: /^6(011|4[4-9]|5)/, lengths: [16, 17, 18, 19], code: 3 },
] as const satisfies readonly Brand[];

type Brand = { name: string; short: string; starts: RegExp; lengths: readonly number[]; code: 3 | 4 };

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export const brandOfNumber = (number: string): Brand | undefined =>
  brands.find(({ starts }) => starts.test(digitsOf(number)));

/** Digits only, in groups of four, at most 19. */
export const groupInFours = (text: string): string =>
  (
    digitsOf(text)
      .slice(0, 19)
      .match(/\d{1,4}/g) ?? []
  ).join(' ');

/** Whether a number has 13 to 19 digits, a length that its brand uses, and a valid check digit. */
export const isValidCardNumber = (text: string): boolean => {
  const number = digitsOf(text);
  if (number.length < 13 || number.length > 19 || !passesLuhn(number)) return false;
  return brandOfNumber(number)?.lengths.includes(number.length) ?? true;
};

const passesLuhn = (number: string): boolean =>
  [...number]
    .reverse()
    .map(Number)
    .map((digit, place) => (place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
    .reduce((sum, digit) => sum + digit, 0) %
    10 ===
  0;

/** Three digits, four on American Express; three or four while the brand is unknown. */
export const isSecurityCode = (code: string, number: string): boolean => {
  const length = brandOfNumber(number)?.code;
  return length ? new RegExp(`^\\d{${length}}$`).test(code) : /^\d{3,4}$/.test(code);
};

type Expiry = Readonly<{
  /** 1 to 12. */
  month: number;
  /** Four digits. */
  year: number;
}>;

/**
 * Formats an expiry date during typing, as `MM / YYYY`. A month over 12 becomes 12; a first digit over 1 is a
 * complete month. `before` is the previous text, so that a deleted slash is not added again.
 */
export const formatExpiry = (text: string, before = ''): string => {
  const digits = digitsOf(text);
  const [month, year] = monthAndYear(text, digits);
  if (year) return `${month} / ${year}`;
  const isGrowing = text.length > before.length;
  return month.length === 2 && isGrowing ? `${month} / ` : month;
};

const monthAndYear = (text: string, digits: string): [string, string] => {
  const typedAlone = /^\s*(\d)\s*[/.-]/.exec(text)?.[1];
  if (typedAlone) return [twoDigits(typedAlone), digits.slice(1, 5)];
  if (/^[2-9]/.test(digits)) return [twoDigits(digits.slice(0, 1)), digits.slice(1, 5)];
  const month = digits.slice(0, 2);
  return [Number(month) > 12 ? '12' : month, digits.slice(2, 6)];
};

const twoDigits = (digit: string) => digit.padStart(2, '0');

/** Parses an expiry date; a year of two digits means 20xx. Null while it is incomplete. */
export const readExpiry = (text: string): Expiry | null => {
  const [, month = '', year = ''] = /^(\d{2}) \/ (\d{2}|\d{4})$/.exec(text.trim()) ?? [];
  if (!year || month === '00') return null;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
};

/** A card is valid until the end of its month, in Bangkok time; `today` is `YYYY-MM-DD`. */
export const isExpired = ({ month, year }: Expiry, today: string): boolean =>
  `${year}-${String(month).padStart(2, '0')}` < today.slice(0, 7);
