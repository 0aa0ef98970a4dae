import { isLanguage, type Language } from './language.ts';

/** The language that an address requests with `lang`; null without one that we support. */
export const languageIn = (query: URLSearchParams): Language | null => {
  const requested = query.get('lang');
  return isLanguage(requested) ? requested : null;
};

/** The path of the same page with `lang` set to a language. */
export const inLanguage = (path: string, language: Language): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** The path without its `lang` parameter; unchanged when it has none. */
export const withoutLanguage = (path: string): string => {
  const [, before = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(path) ?? [];
  const remaining = query.split('&').filter((pair) => pair !== '' && !new URLSearchParams(pair).has('lang'));
  return `${before}${remaining.length === 0 ? '' : `?${remaining.join('&')}`}${hash}`;
};
