import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/failure.ts';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import { useRefusalWords } from '../refusals/use-refusal-words.ts';

/** The quote could not be loaded. */
export const PriceFailed = ({ failure, retry }: { failure: Failure; retry: () => void }) => {
  const { t } = useTranslation('quote');
  const sentenceOf = useRefusalWords();
  return (
    <RetryAlert tone="danger" title={t('failed')} retry={retry}>
      {sentenceOf(failure)}
    </RetryAlert>
  );
};
