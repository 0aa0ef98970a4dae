import { ilike, or, type SQL, type SQLWrapper } from 'drizzle-orm';
import { phoneDigits } from '#kernel/phone-digits.ts';

/** An `ilike` pattern for texts that contain this one; wildcards in it are escaped. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Matches the typed text, or its phone digits, in a `search_text` (lowercase, with the phone also as bare digits). */
export const mentions = (searchText: SQLWrapper, typed: string): SQL | undefined => {
  const digits = phoneDigits(typed);
  return or(
    ilike(searchText as SQL, containing(typed.toLowerCase())),
    digits === '' ? undefined : ilike(searchText as SQL, containing(digits)),
  );
};
