import { useTranslation } from 'react-i18next';
import { useNoMail } from '../../../../shell/use-site.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { PollEnd } from './poll-charge.ts';

/** Nobody asks any more by itself: the result comes by e-mail. */
export const PollEnded = ({ end, onCheckAgain }: { end: PollEnd; onCheckAgain: () => void }) => {
  const { t } = useTranslation('payment');
  return (
    <Alert
      tone="warning"
      title={t(end)}
      action={
        <Button size="sm" onClick={onCheckAgain}>
          {t('checkAgain')}
        </Button>
      }
    >
      {t('byMail', useNoMail())}
    </Alert>
  );
};
