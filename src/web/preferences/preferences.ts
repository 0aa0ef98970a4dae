import { isLanguage, type Language, preferredLanguage } from '../languages/language.ts';

export type Theme = 'light' | 'dark';
export type Preferences = Readonly<{ language: Language /** Null: as the device prefers. */; theme: Theme | null }>;

const aYear = 31_536_000;

export const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/** What the visitor chose before, else a guess: language by Accept-Language, theme left to the device. */
export const preferencesOf = (headers: Headers): Preferences => {
  const language = readCookie(headers, 'language');
  const theme = readCookie(headers, 'theme');
  return {
    language: isLanguage(language) ? language : preferredLanguage(headers.get('accept-language')),
    theme: isTheme(theme) ? theme : null,
  };
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

const readCookie = (headers: Headers, name: string) =>
  (headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
