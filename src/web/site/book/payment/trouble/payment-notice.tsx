import { useTranslation } from 'react-i18next';
import { Alert } from '../../../../ui/alert.tsx';
import { useBaht } from '../../../../ui/money.tsx';
import { FocusedNotice } from './focused-notice.tsx';
import type { PaymentTrouble } from './payment-trouble.ts';

/** Why the payment brought no money, and what to do. It takes the focus. */
export const PaymentNotice = ({ trouble }: { trouble: PaymentTrouble | null }) => {
  const { t } = useTranslation('payment');
  const sentenceOf = useSentence();
  return (
    <FocusedNotice about={trouble}>
      {trouble && (
        <Alert tone={isFailure(trouble) ? 'danger' : 'warning'} title={t(isFailure(trouble) ? 'banner' : 'unverified')}>
          {sentenceOf(trouble)}
        </Alert>
      )}
    </FocusedNotice>
  );
};

// While nobody knows how it ended, nobody is told that it failed.
const isFailure = ({ kind }: PaymentTrouble) => kind !== 'in-progress' && kind !== 'unanswered';

/** What happened and what to do about it, in one or two sentences. */
export const useSentence = (): ((trouble: PaymentTrouble) => string) => {
  const { t } = useTranslation('payment');
  const baht = useBaht();
  return (trouble) => {
    switch (trouble.kind) {
      case 'declined':
        return t(`declined.${trouble.why}`);
      case 'not-paid':
        return `${t(trouble.lead)}. ${t(`declined.${trouble.why}`)}`;
      case 'card-refused':
        return `${t('tokenFailed')}. ${t('cardRefused')}`;
      case 'vault-unreachable':
        return `${t('tokenFailed')}. ${t('connection')}`;
      case 'source-refused':
        return `${t('sourceFailed')}. ${trouble.sentence}`;
      case 'source-not-made':
        return `${t('sourceFailed')}. ${t('tryOther')}`;
      case 'source-unreachable':
        return `${t('sourceFailed')}. ${t('connection')}`;
      case 'method-gone':
        return t('methodGone');
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
};
