import { isLanguage } from './language.ts';
import { type PageWords, pageWords } from './page-words.ts';

/** The words of a page begin with those inlined in it; others are loaded when a screen needs them. */
export const readWords = (page: Document): PageWords => {
  const inlined = page.getElementById('words')?.textContent;
  const language = isLanguage(page.documentElement.lang) ? page.documentElement.lang : 'en';
  return pageWords(language, inlined ? JSON.parse(inlined) : {}, async (namespace) => {
    const { wordsFrom } = await import('./word-files.ts');
    return wordsFrom(language, namespace);
  });
};
