import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../api/failure.ts';
import { useLanguage } from '../languages/use-language.ts';
import { type OfField, problemWords } from './problem-words.ts';

/** What visitors may be refused is in every page that may refuse; the office brings what staff alone meet. */
const spoken = ['problems', 'staffProblems'] as const;

/** What the server refuses, warns of or says of a field, in the language of the page. */
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
