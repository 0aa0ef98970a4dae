import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../../../../problems/use-problem-words.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { useBaht } from '../../../../ui/money.tsx';
import { HelpLine } from '../../frame/help-line.tsx';
import { FocusedNotice } from './focused-notice.tsx';
import type { PaymentTrouble } from './payment-trouble.ts';

/** Why the payment brought no money, and what to do. It takes the focus. */
export const PaymentNotice = ({ trouble }: { trouble: PaymentTrouble | null }) => {
  const { t } = useTranslation('payment');
  const sentenceOf = useSentence();
  return (
    <FocusedNotice about={trouble}>
      {trouble && (
        <Alert tone={isFailure(trouble) ? 'danger' : 'warning'} title={t(titleOf(trouble))}>
          {sentenceOf(trouble)}
          <HelpLine />
        </Alert>
      )}
    </FocusedNotice>
  );
};

// While nobody knows how it ended, nobody is told that it failed.
const isFailure = ({ kind }: PaymentTrouble) => kind !== 'in-progress' && kind !== 'unanswered';

/** What is said in the title is not said once more under it. */
const titleOf = (trouble: PaymentTrouble) => {
  if (!isFailure(trouble)) return 'unverified';
  if (trouble.kind === 'not-paid') return trouble.lead;
  return trouble.kind === 'expired' ? 'failedOrExpired' : 'banner';
};

/** What happened and what to do about it, in one or two sentences. */
export const useSentence = (): ((trouble: PaymentTrouble) => string) => {
  const { t } = useTranslation('payment');
  const baht = useBaht();
  const refusalOf = useProblemWords();
  const both = (first: string, second: string) => t('both', { first, second });
  return (trouble) => {
    switch (trouble.kind) {
      case 'declined':
        return t(`declined.${trouble.why}`);
      case 'not-paid':
        return t(`declined.${trouble.why}`);
      case 'card-refused':
        return both(t('tokenFailed'), t('cardRefused'));
      case 'vault-unreachable':
        return both(t('tokenFailed'), t('connection'));
      case 'source-refused':
        return both(t('sourceFailed'), refusalOf(trouble.failure));
      case 'source-not-made':
        return both(t('sourceFailed'), t('tryOther'));
      case 'source-unreachable':
        return both(t('sourceFailed'), t('connection'));
      case 'method-gone':
        return t('methodGone');
      case 'expired':
        return t('declined.timeout');
      case 'in-progress':
        return t('inProgress');
      case 'unanswered':
        return t('connection');
      case 'amount-differs':
        return t('amountNowDue', { amount: baht(trouble.amount) });
      case 'refused':
        return both(t('processingFailed'), refusalOf(trouble.failure));
      default:
        return t('notCharged');
    }
  };
};
