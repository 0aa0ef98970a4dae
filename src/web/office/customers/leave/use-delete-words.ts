import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';

/** Why a customer was not deleted: the spec's sentence, and the reason where the server has given one. */
export const useDeleteWords = (): ((failure: Failure) => string) => {
  const { t } = useTranslation('customers', { keyPrefix: 'errors' });
  const say = useProblemWords();
  return (failure) => [t('delete'), failure.error.startsWith('customers.') && say(failure)].filter(Boolean).join('. ');
};
