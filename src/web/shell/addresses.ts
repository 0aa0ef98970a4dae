import { type Language, languages } from '../languages/language.ts';
import { inLanguage } from '../languages/language-in-address.ts';

/** One page in one language; `x-default` names none, so that the page comes in the visitor's. */
type Version = Readonly<{ hrefLang: Language | 'x-default'; href: string }>;

/** The absolute addresses of a page: one for each language, and the one that names none. */
export const versionsOf = (origin: string, path: string): Version[] => [
  ...languages.map((language) => ({ hrefLang: language, href: origin + inLanguage(path, language) })),
  { hrefLang: 'x-default', href: origin + path },
];

/** The one address by which a page is known: in the language that was asked for, if the address asked. */
export const canonicalOf = (origin: string, path: string, language: Language | null): string =>
  origin + (language ? inLanguage(path, language) : path);

/** Whether an address is one of the back office. */
export const isOffice = ({ pathname }: { pathname: string }): boolean => /^\/admin(\/|$)/i.test(pathname);
