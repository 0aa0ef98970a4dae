import { useTranslation } from 'react-i18next';
import { CHANGE_UNTIL_HOURS } from '#kernel/change-until.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { Contact } from '../help.tsx';
import type { ChangeTrouble } from './send-change.ts';

/** Why the change cannot be, or was not made. The booking is as it was. */
export const ChangeTroubleAlert = ({ trouble, retry }: { trouble: ChangeTrouble; retry: () => void }) => {
  const { t } = useTranslation('manage', { keyPrefix: 'change.trouble' });
  const sentenceOf = useProblemWords();
  const { kind } = trouble;
  if (kind === 'unanswered')
    return (
      <RetryAlert tone="danger" title={t('unanswered')} retry={retry}>
        {t('unansweredText')}
      </RetryAlert>
    );
  return (
    <Alert tone={kind === 'priceChanged' || kind === 'meanwhile' ? 'warning' : 'danger'} title={t(kind)}>
      {kind === 'refused' ? sentenceOf(trouble.failure) : t(`${kind}Text`, { hours: CHANGE_UNTIL_HOURS })}{' '}
      {kind === 'tooLate' && <Contact />}
    </Alert>
  );
};
