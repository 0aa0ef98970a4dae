import type { Failure } from '../api/failure.ts';
import { useLanguage } from '../languages/use-language.ts';
import { useWords, useWordsIfHere } from '../languages/use-words.ts';
import { type OfField, problemWords } from './problem-words.ts';

/**
 * Returns the sentence for a refusal, warning or field problem from the server, in the page's language. Pages bring the
 * problems that visitors can meet; the office adds those that only staff meet.
 */
export const useProblemWords = (): ((problem: Failure | OfField) => string) => {
  const t = useWords('problems');
  const toStaff = useWordsIfHere('staffProblems');
  const language = useLanguage();
  return (problem) =>
    problemWords(problem, {
      language,
      tell: (code, params) => t.find(code, params) ?? toStaff?.find(code, params) ?? null,
    });
};
