import type { Language } from './language.ts';
import { type PageWords, pageWords } from './page-words.ts';
import type { Dictionary } from './words.ts';

type File = Record<string, Dictionary>;

const english = import.meta.glob<File>('../../words/en/*.ts', { eager: true });
const thai = import.meta.glob<File>('../../words/th/*.ts', { eager: true });

const allWords = (language: Language, files: Record<string, File>): PageWords =>
  pageWords(language, Object.assign({}, ...Object.values(files)), (namespace) =>
    Promise.reject(new Error(`No words: ${language}/${namespace}`)),
  );

const spoken: Record<Language, PageWords> = { en: allWords('en', english), th: allWords('th', thai) };

/** All texts of a language, ready to render. Shared by all requests. */
export const wordsOn = (language: Language): PageWords => spoken[language];
