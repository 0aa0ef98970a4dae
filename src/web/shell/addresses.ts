import { type Language, languages } from '../languages/language.ts';
import { inLanguage } from '../languages/language-in-address.ts';

/** A page in one language; `x-default` is its address without one, shown in the visitor's language. */
type Version = Readonly<{ hrefLang: Language | 'x-default'; href: string }>;

/** The absolute addresses of a page: one for each language, and one without. */
export const versionsOf = (origin: string, path: string): Version[] => [
  ...languages.map((language) => ({ hrefLang: language, href: origin + inLanguage(path, language) })),
  { hrefLang: 'x-default', href: origin + path },
];

/** The canonical address of a page, with `lang` only if the requested address has it. */
export const canonicalOf = (origin: string, path: string, language: Language | null): string =>
  origin + (language ? inLanguage(path, language) : path);

/** Whether a path belongs to the back office. */
export const isOffice = ({ pathname }: { pathname: string }): boolean => /^\/admin(\/|$)/i.test(pathname);
