import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';

/** Why nothing was moved. What was not answered can be asked again. */
export const MoveRefused = ({ failure, retry }: { failure: Failure; retry: () => void }) => {
  const { t } = useTranslation('calendar', { keyPrefix: 'move' });
  const say = useProblemWords();
  if (failure.error === 'booking.changed-meanwhile') return <Alert tone="danger" title={t('meanwhile')} />;
  if (failure.error === 'booking.price-changed') return <Alert tone="warning" title={t('priceChanged')} />;
  if (failure.status >= 400 && failure.status < 500)
    return (
      <Alert tone="danger" title={t('refused')}>
        {say(failure)}
      </Alert>
    );
  return (
    <RetryAlert tone="danger" title={t('refused')} retry={retry}>
      {say(failure)}
    </RetryAlert>
  );
};
