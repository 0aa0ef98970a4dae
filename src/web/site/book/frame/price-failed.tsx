import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useRefusalWords } from '../../refusals/use-refusal-words.ts';

/** The quote could not be loaded. */
export const PriceFailed = ({ failure, retry }: { failure: Failure; retry: () => void }) => {
  const { t } = useTranslation('quote');
  const sentenceOf = useRefusalWords();
  return (
    <Alert
      tone="danger"
      title={t('failed')}
      action={
        <Button size="sm" onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {sentenceOf(failure)}
    </Alert>
  );
};
