import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import { CHANGE_UNTIL_HOURS } from '#kernel/change-until.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { ContactLink } from '../help.tsx';
import { type Managed, useManaged } from '../managed.ts';
import { payPath } from '../pay-link.tsx';
import type { BookingChangeProblem } from './change-request.ts';
import { ChangeSums } from './change-sums.tsx';
import type { ChangeState } from './use-change.ts';

type Props = {
  /** The panel's id, which its button refers to. */
  id: string;
  title: string;
  change: ChangeState;
  /** Whether the choices differ from the booking. */
  isChosen: boolean;
  onClose: () => void;
  onDone: Managed['replace'];
  /** The fields of the change. */
  children: ReactNode;
};

/** A change in preparation: the choices, and beside them their effect on the price. */
export const ChangePanel = ({ id, title, change, isChosen, onClose, onDone, children }: Props) => {
  const { bookingKey } = useManaged();
  const navigate = useNavigate();
  const heading = useId();
  const apply = async ({ thenPay }: { thenPay: boolean }) => {
    const changed = await change.apply();
    if (!changed) return;
    const done = changed.refundAmount > 0 ? 'changedRefund' : 'changed';
    onDone(changed.booking, changed.dueNow > 0 ? null : done);
    if (thenPay) navigate(payPath(changed.booking, bookingKey));
  };
  return (
    <section
      ref={bringIntoView}
      id={id}
      aria-labelledby={heading}
      className="grid scroll-my-4 gap-x-7 gap-y-6 border-t border-line bg-page px-4 py-6 md:px-7 xl:grid-cols-[minmax(0,1fr)_260px]"
    >
      <div className="min-w-0">
        <h2 id={heading} className="mb-4 text-[1.0625rem]">
          {title}
        </h2>
        {children}
      </div>
      <div className="xl:border-l xl:border-line xl:pl-7">
        <div className="grid gap-4 xl:sticky xl:top-6">
          {change.problem && isChosen && <ChangeProblemAlert problem={change.problem} retry={change.retry} />}
          <ChangeSums change={change} isChosen={isChosen} onApply={apply} onClose={onClose} />
        </div>
      </div>
    </section>
  );
};

/** On a phone the panel opens below the edge of the screen. */
const bringIntoView = (panel: HTMLElement | null) => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  panel?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
};

/** Why the change is not possible or failed. The booking is unchanged. */
const ChangeProblemAlert = ({ problem, retry }: { problem: BookingChangeProblem; retry: () => void }) => {
  const t = useWords('myBooking', 'change.problem');
  const sentenceOf = useProblemWords();
  const { kind } = problem;
  if (kind === 'unanswered')
    return (
      <RetryAlert tone="danger" title={t('unanswered')} retry={retry}>
        {t('unansweredText')}
      </RetryAlert>
    );
  return (
    <Alert tone={kind === 'priceChanged' || kind === 'conflict' ? 'warning' : 'danger'} title={t(kind)}>
      {kind === 'refused' ? sentenceOf(problem.failure) : t(`${kind}Text`, { hours: CHANGE_UNTIL_HOURS })}{' '}
      {kind === 'tooLate' && <ContactLink />}
    </Alert>
  );
};
