import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLanguage } from './language.ts';
import { options } from './options.ts';

const fetched: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    import('./word-files.ts')
      .then(({ wordsFrom }) => wordsFrom(language, namespace))
      .then(
        (words) => done(null, words),
        (reason: Error) => done(reason, null),
      );
  },
};

/** Starts i18n with the dictionaries inlined in the page; others are loaded when a screen needs them. */
export const readWords = async (page: Document): Promise<i18n> => {
  const inlined = page.getElementById('words')?.textContent;
  const language = isLanguage(page.documentElement.lang) ? page.documentElement.lang : 'en';
  await i18next
    .use(initReactI18next)
    .use(fetched)
    .init({
      ...options(language),
      resources: { [language]: inlined ? JSON.parse(inlined) : {} },
      partialBundledLanguages: true,
    });
  return i18next;
};
