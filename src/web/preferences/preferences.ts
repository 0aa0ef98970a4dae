import { isLanguage, type Language, preferredLanguage } from '../languages/language.ts';
import { languageIn } from '../languages/language-in-address.ts';
import { readCookie } from '../shell/read-cookie.ts';

export type Theme = 'light' | 'dark';

const aYear = 31_536_000;

export const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/**
 * The language of a request: as the address says, else as chosen before, else the first that the browser prefers and we
 * speak; null when none of them says.
 */
export const languageOf = ({ url, headers }: Pick<Request, 'url' | 'headers'>): Language | null =>
  languageIn(new URL(url).searchParams) ?? storedLanguage(headers) ?? preferredLanguage(headers.get('accept-language'));

/** The language that the visitor chose before; null when there is no such choice. */
export const storedLanguage = (headers: Headers): Language | null => {
  const language = readCookie(headers, 'language');
  return isLanguage(language) ? language : null;
};

/** The theme that the visitor chose before; null: as the device prefers. */
export const storedTheme = (headers: Headers): Theme | null => {
  const theme = readCookie(headers, 'theme');
  return isTheme(theme) ? theme : null;
};

/** Keeps a choice for a year. No secret, and read by the page's own script, so not HttpOnly. */
export const preferenceCookie = (name: 'language' | 'theme', value: Language | Theme): string =>
  `${name}=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax`;
