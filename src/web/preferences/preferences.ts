import { isLanguage, type Language, preferredLanguage } from '../languages/language.ts';
import { languageIn } from '../languages/language-in-address.ts';
import { readCookie, siteCookie } from '../shell/cookie.ts';

export type Theme = 'light' | 'dark';

const aYear = 31_536_000;

export const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/**
 * The language of a request: from the address, else from the cookie, else the supported language that the browser
 * prefers; null when none of them names one.
 */
export const languageOf = ({ url, headers }: Pick<Request, 'url' | 'headers'>): Language | null =>
  languageIn(new URL(url).searchParams) ?? storedLanguage(headers) ?? preferredLanguage(headers.get('accept-language'));

/** The language that the visitor chose before; null when there is no such choice. */
export const storedLanguage = (headers: Headers): Language | null => {
  const language = readCookie(headers, 'language');
  return isLanguage(language) ? language : null;
};

/** The theme that the visitor chose before; null to follow the device. */
export const storedTheme = (headers: Headers): Theme | null => {
  const theme = readCookie(headers, 'theme');
  return isTheme(theme) ? theme : null;
};

/** The Set-Cookie value that keeps a choice for a year. `origin`: of the site, as visitors see it. */
export const preferenceCookie = (name: 'language' | 'theme', value: Language | Theme, origin: string): string =>
  siteCookie(name, value, { origin, maxAge: aYear });
