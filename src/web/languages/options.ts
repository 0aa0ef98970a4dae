import type { InitOptions } from 'i18next';
import type { Language } from './language.ts';
import { everywhere } from './namespaces.ts';

/** The i18n options that server and browser share, so that both render the same text. */
export const options = (language: Language): InitOptions => ({
  lng: language,
  supportedLngs: ['en', 'th'],
  fallbackLng: false,
  ns: [...everywhere],
  defaultNS: 'frame',
  interpolation: { escapeValue: false },
  returnNull: false,
});
