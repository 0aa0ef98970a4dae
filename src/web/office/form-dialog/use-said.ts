import { useLanguage } from '../../languages/use-language.ts';

/** A sentence of the server with what varies in it, and how a dictionary calls it. */
export type Said<Key extends string> = readonly (readonly [Key, RegExp])[];

/** The key of a sentence, and what varies in it; null for one that the list does not have. */
const saidKey = <Key extends string>(sentences: Said<Key>, sentence: string): { key: Key; value: string } | null => {
  for (const [key, pattern] of sentences) {
    const match = pattern.exec(sentence);
    if (match) return { key, value: match[1] ?? '' };
  }
  return null;
};

/** What the server says of fields, in the language of the page; what has no words there stays as it came in English. */
export const useSaid = <Key extends string>(
  sentences: Said<Key>,
  say: (key: Key, value: string) => string,
  other: string,
) => {
  const language = useLanguage();
  return (sentence: string): string => {
    const found = saidKey(sentences, sentence);
    if (found) return say(found.key, found.value);
    return language === 'en' ? sentence : other;
  };
};
