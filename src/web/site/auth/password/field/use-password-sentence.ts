import { useCallback } from 'react';
import { useWords } from '../../../../languages/use-words.ts';
import type { PasswordProblem } from './password-problem.ts';

/** Returns the message for a password problem; undefined without one. */
export const usePasswordSentence = () => {
  const t = useWords('password');
  return useCallback(
    (problem: PasswordProblem | null | undefined): string | undefined => {
      if (!problem) return undefined;
      return 'minLength' in problem ? t(`reasons.${problem.reason}`, { least: problem.minLength }) : t(problem.reason);
    },
    [t],
  );
};
