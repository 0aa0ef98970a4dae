import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language.ts';
import { options } from './options.ts';

type Dictionary = Record<string, ResourceLanguage>;

const resourcesOf = (files: Record<string, Dictionary>): ResourceLanguage => Object.assign({}, ...Object.values(files));

const english = import.meta.glob<Dictionary>('../../words/en/*.ts', { eager: true });
const thai = import.meta.glob<Dictionary>('../../words/th/*.ts', { eager: true });

const speak = (language: Language, resources: ResourceLanguage): i18n => {
  const words = createInstance();
  words.use(initReactI18next).init({ ...options(language), resources: { [language]: resources }, initAsync: false });
  return words;
};

const spoken: Record<Language, i18n> = {
  en: speak('en', resourcesOf(english)),
  th: speak('th', resourcesOf(thai)),
};

/** All texts of a language, ready to render. Shared by all requests: the language of an instance never changes. */
export const wordsOn = (language: Language): i18n => spoken[language];
