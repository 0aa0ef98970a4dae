import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../../../../languages/use-words.ts';
import { useProblemWords } from '../../../../problems/use-problem-words.ts';
import { useMailContext } from '../../../../shell/use-site.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { timeOf } from '../../../../ui/dates.ts';
import { useBaht } from '../../../../ui/money.tsx';
import { HelpLine } from '../../frame/help-line.tsx';
import type { PaymentProblem } from './payment-problem.ts';
import type { PollEnd } from './poll-charge.ts';

/** Why the payment failed, and what to do. Takes the focus. */
export const PaymentNotice = ({ problem }: { problem: PaymentProblem | null }) => {
  const t = useWords('payment');
  const sentenceOf = usePaymentProblemText();
  return (
    <FocusedNotice about={problem}>
      {problem && (
        <Alert tone={isFailure(problem) ? 'danger' : 'warning'} title={t(titleOf(problem))}>
          {sentenceOf(problem)}
          <HelpLine />
        </Alert>
      )}
    </FocusedNotice>
  );
};

// While the result is unknown, the page must not say that the payment failed.
const isFailure = ({ kind }: PaymentProblem) => kind !== 'in-progress' && kind !== 'unanswered';

/** The translation key of the alert's title; the title must not repeat the text below. */
const titleOf = (problem: PaymentProblem) => {
  if (!isFailure(problem)) return 'unverified';
  if (problem.kind === 'not-paid') return problem.lead;
  if (problem.kind === 'cards-paused') return 'cardsPaused';
  if (problem.kind === 'online-only') return 'notCharged';
  return problem.kind === 'expired' ? 'failedOrExpired' : 'banner';
};

/** Returns what happened and what to do about it, in one or two sentences. */
export const usePaymentProblemText = (): ((problem: PaymentProblem) => string) => {
  const t = useWords('payment');
  const baht = useBaht();
  const refusalOf = useProblemWords();
  const both = (first: string, second: string) => t('both', { first, second });
  return (problem) => {
    switch (problem.kind) {
      case 'declined':
      case 'not-paid':
        return t(`declined.${problem.why}`);
      case 'card-refused':
        return both(t('tokenFailed'), t('cardRefused'));
      case 'vault-unreachable':
        return both(t('tokenFailed'), t('connection'));
      case 'source-refused':
        return both(t('sourceFailed'), refusalOf(problem.failure));
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
        return t('amountNowDue', { amount: baht(problem.amount) });
      case 'cards-paused':
        return t('cardsPausedText', { time: timeOf(problem.until) });
      case 'online-only':
        return refusalOf(problem.failure);
      case 'refused':
        return both(t('processingFailed'), refusalOf(problem.failure));
      default:
        return t('notCharged');
    }
  };
};

/** Automatic checking has stopped: says where the result will appear, and offers another check. */
export const PollEnded = ({ end, onCheckAgain }: { end: PollEnd; onCheckAgain: () => void }) => {
  const t = useWords('payment');
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
      {t('byMail', useMailContext())}
    </Alert>
  );
};

/** Takes the focus when its content changes. Takes up no space when empty. */
export const FocusedNotice = ({ about, children }: { about: unknown; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (about) box.current?.focus();
  }, [about]);
  return (
    <div ref={box} tabIndex={-1} className="mt-5 rounded-md empty:hidden">
      {children}
    </div>
  );
};
