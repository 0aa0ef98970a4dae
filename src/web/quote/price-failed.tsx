import { useTranslation } from 'react-i18next';
import type { Failure } from '../api/failure.ts';
import { useProblemWords } from '../problems/use-problem-words.ts';
import { RetryAlert } from '../ui/retry-alert.tsx';

/** The quote could not be loaded. */
export const PriceFailed = ({ failure, retry }: { failure: Failure; retry: () => void }) => {
  const { t } = useTranslation('quote');
  const sentenceOf = useProblemWords();
  return (
    <RetryAlert tone="danger" title={t('failed')} retry={retry}>
      {sentenceOf(failure)}
    </RetryAlert>
  );
};
