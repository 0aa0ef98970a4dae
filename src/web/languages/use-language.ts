import type { Language } from './language.ts';
import { usePageWords } from './use-words.ts';

/** The page's language. */
export const useLanguage = (): Language => usePageWords().language;
