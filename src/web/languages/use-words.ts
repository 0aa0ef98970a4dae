import { createContext, use } from 'react';
import type { Namespace } from './namespaces.ts';
import type { PageWords } from './page-words.ts';
import type { WordGroup, Words } from './word-keys.ts';

/** The words of the page, given to all of it. */
export const WordsContext = createContext<PageWords | null>(null);

export const usePageWords = (): PageWords => {
  const words = use(WordsContext);
  if (!words) throw new Error('No words are given to this page');
  return words;
};

/**
 * The function that gives the texts of a namespace, or of a group of it: `const t = useWords('home', 'trust')`. It stays
 * the same from one render to the next. In the browser a namespace that did not come with the page is waited for.
 */
export const useWords = <Name extends Namespace = 'frame', Prefix extends WordGroup<Name> | '' = ''>(
  namespace?: Name,
  prefix?: Prefix,
): Words<Name, Prefix> => {
  const words = usePageWords();
  const name = namespace ?? 'frame';
  const loading = words.load(name);
  if (loading) use(loading);
  return words.speech(name, prefix ?? '') as Words<Name, Prefix>;
};

/** The same for a namespace that only some pages bring: null where it is not here. */
export const useWordsIfHere = <Name extends Namespace>(namespace: Name): Words<Name> | null => {
  const words = usePageWords();
  return words.has(namespace) ? (words.speech(namespace, '') as Words<Name>) : null;
};
