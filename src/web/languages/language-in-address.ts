import { isLanguage, type Language } from './language.ts';

/** The language that an address asks for with `lang`; null when it names none that we speak. */
export const languageIn = (query: URLSearchParams): Language | null => {
  const requested = query.get('lang');
  return isLanguage(requested) ? requested : null;
};

/** The address of the same page in a language. */
export const inLanguage = (path: string, language: Language): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** The same address without a word about the language; as it was when it said none. */
export const withoutLanguage = (path: string): string => {
  const [, before = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(path) ?? [];
  const remaining = query.split('&').filter((pair) => pair !== '' && !new URLSearchParams(pair).has('lang'));
  return `${before}${remaining.length === 0 ? '' : `?${remaining.join('&')}`}${hash}`;
};
