import { ilike, or, type SQL, type SQLWrapper } from 'drizzle-orm';
import { phoneDigits } from '#kernel/phone-digits.ts';

/** A pattern for `ilike` that finds a text anywhere in another; the signs that patterns know stand for themselves. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Whether a `search_text`, in small letters and with its telephone once more without signs, mentions what was typed. */
export const mentions = (searchText: SQLWrapper, typed: string): SQL | undefined => {
  const digits = phoneDigits(typed);
  return or(
    ilike(searchText as SQL, containing(typed.toLowerCase())),
    digits === '' ? undefined : ilike(searchText as SQL, containing(digits)),
  );
};
