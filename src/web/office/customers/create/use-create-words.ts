import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { createTrouble } from './create-trouble.ts';

/** Why a customer could not be made, in the words of the form. */
export const useCreateWords = (): ((failure: Failure) => string) => {
  const { t } = useTranslation('customers', { keyPrefix: 'errors' });
  const say = useProblemWords();
  return (failure) => {
    const trouble = createTrouble(failure);
    if (trouble !== 'said') return t(trouble);
    return say(failure);
  };
};
