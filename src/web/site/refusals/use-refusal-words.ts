import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/failure.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { refusalWords, visitorsWords } from './refusal-words.ts';

/** Visitors are told what visitors may meet; the office brings the words for its own. */
export const VocabularyContext = createContext(visitorsWords);

/** The office's own words are in its pages from the start; a visitor's page does without them. */
const spoken = ['refusals', 'troubles'] as const;

/** A refusal in our words, in the visitor's language. Where we have none, the server's sentence, on English pages. */
export const useRefusalWords = (): ((failure: Failure) => string) => {
  const { t } = useTranslation('refusals');
  const language = useLanguage();
  const vocabulary = useContext(VocabularyContext);
  return (failure) => {
    const said = refusalWords(failure, language, vocabulary);
    if (said) return inOneLine(said.map(({ key, values }) => t(key, { ...values, ns: spoken })));
    return language === 'en' ? failure.message : t('other');
  };
};

/** Joined by comma (document 1, section 5); only the last one keeps its full stop. */
const inOneLine = (sentences: readonly string[]): string =>
  sentences.map((one, index) => (index < sentences.length - 1 ? one.replace(/\.$/, '') : one)).join(', ');
