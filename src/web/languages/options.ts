import type { InitOptions } from 'i18next';
import type { Language } from './language.ts';
import { everywhere } from './namespaces.ts';

/** What server and browser set up alike, so that both render the same text. */
export const options = (language: Language): InitOptions => ({
  lng: language,
  supportedLngs: ['en', 'th'],
  fallbackLng: false,
  ns: [...everywhere],
  defaultNS: 'frame',
  interpolation: { escapeValue: false },
  returnNull: false,
});
