import i18next, { type BackendModule, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLanguage } from './language.ts';
import { options } from './options.ts';

type Dictionary = Record<string, ResourceLanguage>;

const files = import.meta.glob<Dictionary>(['../../words/en/*.ts', '../../words/th/*.ts']);

const fetched: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = files[`../../words/${language}/${namespace}.ts`];
    if (!load) return done(new Error(`No words: ${language}/${namespace}`), null);
    load().then(
      (file) => done(null, file[namespace] ?? null),
      (reason: Error) => done(reason, null),
    );
  },
};

/** Starts with the dictionaries that the server put into the page; others come by their own file when a screen asks. */
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
