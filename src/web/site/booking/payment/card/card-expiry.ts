import { digitsOf } from './card-number.ts';

export type Expiry = Readonly<{ /** 1 to 12. */ month: number /** Four digits. */; year: number }>;

/**
 * An expiry date while it is typed, as `MM / YYYY`. A month over 12 becomes 12 (document 1, section 5); a first digit
 * over 1 can only be a month of its own. `before` is the text so far: the stroke that was deleted does not come back.
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

/** The expiry of a filled field; a year of two digits belongs to this century. Null while something is missing. */
export const readExpiry = (text: string): Expiry | null => {
  const [, month = '', year = ''] = /^(\d{2}) \/ (\d{2}|\d{4})$/.exec(text.trim()) ?? [];
  if (!year || month === '00') return null;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
};

/** A card is good until the end of its month, on Bangkok's calendar; `today` is `YYYY-MM-DD`. */
export const isExpired = ({ month, year }: Expiry, today: string): boolean =>
  `${year}-${String(month).padStart(2, '0')}` < today.slice(0, 7);
