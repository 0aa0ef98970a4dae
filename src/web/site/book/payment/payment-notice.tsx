import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { PaymentTrouble } from './payment-trouble.ts';
import type { PaymentState } from './use-payment.ts';

type Props = { payment: PaymentState; onCheckAgain: () => void };

/** What became of the payment, and what to do. Trouble takes the focus. */
export const PaymentNotice = ({ payment, onCheckAgain }: Props) => {
  const { t } = useTranslation('booking', { keyPrefix: 'payment' });
  const box = useRef<HTMLDivElement>(null);
  const trouble = payment.state === 'failed' ? payment.trouble : null;
  useEffect(() => {
    if (trouble) box.current?.focus();
  }, [trouble]);
  return (
    <div ref={box} tabIndex={-1} className="mt-5 rounded-md empty:hidden">
      {payment.state === 'verifying' && (
        <Alert
          tone="info"
          title={
            <span className="flex items-center gap-2.5">
              <Spinner />
              {t('waiting')}
            </span>
          }
        >
          {t('waitingText')}
        </Alert>
      )}
      {trouble && <Trouble trouble={trouble} onCheckAgain={onCheckAgain} />}
    </div>
  );
};

const Trouble = ({ trouble, onCheckAgain }: { trouble: PaymentTrouble; onCheckAgain: () => void }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'payment' });
  const sentence = useSentence(trouble);
  if (trouble.kind === 'timeout' || trouble.kind === 'unverified') {
    return (
      <Alert
        tone="warning"
        title={t(trouble.kind)}
        action={
          <Button size="sm" onClick={onCheckAgain}>
            {t('checkAgain')}
          </Button>
        }
      >
        {t('byMail')}
      </Alert>
    );
  }
  return (
    <Alert tone="danger" title={t('banner')}>
      {sentence}
    </Alert>
  );
};

/** What happened and what to do about it, in one or two sentences. */
const useSentence = (trouble: PaymentTrouble): string => {
  const { t } = useTranslation('booking', { keyPrefix: 'payment' });
  const baht = useBaht();
  switch (trouble.kind) {
    case 'declined':
      return t(`declined.${trouble.why}`);
    case 'card-refused':
      return `${t('tokenFailed')}. ${t('cardRefused')}`;
    case 'vault-unreachable':
      return `${t('tokenFailed')}. ${t('connection')}`;
    case 'expired':
      return `${t('failedOrExpired')}. ${t('notCharged')}`;
    case 'in-progress':
      return t('inProgress');
    case 'unanswered':
      return t('connection');
    case 'amount-differs':
      return t('amountNowDue', { amount: baht(trouble.amount) });
    case 'refused':
      return `${t('processingFailed')}. ${trouble.sentence}`;
    default:
      return t('notCharged');
  }
};
