import { isLanguage, type Language, preferredLanguage } from '../languages/language.ts';
import { languageIn } from '../languages/language-in-address.ts';

export type Theme = 'light' | 'dark';

const aYear = 31_536_000;

export const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/**
 * The language of a request: as the address says, else as chosen before, else the first that the browser prefers and we
 * speak; null when none of them says.
 */
export const languageOf = ({ url, headers }: Pick<Request, 'url' | 'headers'>): Language | null =>
  languageIn(new URL(url).searchParams) ?? keptLanguage(headers) ?? preferredLanguage(headers.get('accept-language'));

/** The language that the visitor chose before; null when there is no such choice. */
export const keptLanguage = (headers: Headers): Language | null => {
  const language = readCookie(headers, 'language');
  return isLanguage(language) ? language : null;
};

/** The theme that the visitor chose before; null: as the device prefers. */
export const keptTheme = (headers: Headers): Theme | null => {
  const theme = readCookie(headers, 'theme');
  return isTheme(theme) ? theme : null;
};

/** Keeps a choice for a year. No secret, and read by the page's own script, so not HttpOnly. */
export const preferenceCookie = (name: 'language' | 'theme', value: Language | Theme): string =>
  `${name}=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax`;

/** The path to go back to, if it is one of ours; else the home page. */
export const ownPath = (asked: unknown): string => {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked) || hasControls(asked)) return '/';
  const here = new URL('http://here');
  const there = URL.parse(asked, here);
  return there?.origin === here.origin && !there.pathname.startsWith('//')
    ? `${there.pathname}${there.search}${there.hash}`
    : '/';
};

const hasControls = (text: string) => [...text].some((one) => one < ' ' || one === '\u007f' || one === '\\');

/** A cookie's value as it was sent; undefined without it. */
export const readCookie = (headers: Headers, name: string): string | undefined =>
  (headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
