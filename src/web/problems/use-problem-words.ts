import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../api/failure.ts';
import { useLanguage } from '../languages/use-language.ts';
import { type OfField, problemWords } from './problem-words.ts';

/** Pages load the problems that visitors can meet; the office adds those that only staff meet. */
const spoken = ['problems', 'staffProblems'] as const;

/** Returns the sentence for a refusal, warning or field problem from the server, in the page's language. */
export const useProblemWords = (): ((problem: Failure | OfField) => string) => {
  const { t, i18n } = useTranslation('problems');
  const language = useLanguage();
  const isKey = (code: string): code is ParseKeys<'problems'> => i18n.exists(code, { ns: spoken });
  return (problem) =>
    problemWords(problem, {
      language,
      tell: (code, params) => (isKey(code) ? t(code, { ...params, ns: spoken }) : null),
    });
};
