import { Link } from 'react-router';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { PanelPart } from '../../panel/side-panel.tsx';
import { failureParts, useFailureReason } from '../failure-reason.ts';
import type { Payment } from '../payment.ts';
import { paymentsPath, usePaymentsBeside } from '../payments-address.ts';
import { useWay } from '../use-way.ts';

type Attempt = Payment['attempts'][number];

const marks: Record<Attempt['status'], string> = {
  successful: 'bg-success-mark',
  pending: 'bg-pending-mark',
  failed: 'bg-danger-mark',
  expired: 'bg-danger-mark',
  reversed: 'bg-line-control',
};

/** All payments of the booking, including this one, newest first. */
export const AttemptsPart = ({ payment: { id, attempts } }: { payment: Payment }) => {
  const t = useWords('payments', 'panel');
  const language = useLanguage();
  return (
    <PanelPart title={t('attempts')}>
      <ol className="text-xs">
        {attempts.map((attempt) => (
          <li
            key={attempt.id}
            className="relative grid grid-cols-[16px_minmax(0,1fr)_auto] gap-x-2 pb-3 not-last:before:absolute not-last:before:top-4.5 not-last:before:-bottom-1 not-last:before:left-[7.5px] not-last:before:w-px not-last:before:bg-line-strong"
          >
            <span aria-hidden="true" className={`mt-1.5 ml-1 size-2 rounded-full ${marks[attempt.status]}`} />
            <AttemptText attempt={attempt} isThis={attempt.id === id} />
            <time dateTime={attempt.at} className="text-2xs whitespace-nowrap text-subtle figures">
              {formatDayTime(attempt.at, language, { weekday: false })}
            </time>
          </li>
        ))}
      </ol>
    </PanelPart>
  );
};

const AttemptText = ({ attempt, isThis }: { attempt: Attempt; isThis: boolean }) => {
  const t = useWords('payments');
  const { search } = usePaymentsBeside();
  const baht = useBaht();
  const way = useWay();
  const { status } = attempt;
  const figures = { amount: baht(attempt.amount), way: way(attempt), status: t(`status.${status}`) };
  const key = status === 'successful' ? 'charged' : status === 'pending' ? 'waits' : 'notCharged';
  const text = t(`panel.${key}`, figures);
  return (
    <div className="min-w-0 wrap-anywhere">
      {isThis ? (
        <p className="font-medium" aria-current="true">
          {text} <span className="text-2xs font-regular text-muted">{t('panel.this')}</span>
        </p>
      ) : (
        <Link
          to={paymentsPath(search, attempt.id)}
          preventScrollReset
          className="inline-flex min-h-6 items-center font-medium text-link hover:underline"
        >
          {text}
        </Link>
      )}
      <FailureNote attempt={attempt} />
    </div>
  );
};

type Props = { attempt: Pick<Payment, 'failureCode' | 'failureMessage' | 'failureReason'> };

/** Code, message and reason of a failed payment; nothing if there are none. */
const FailureNote = ({ attempt }: Props) => {
  const t = useWords('payments', 'panel');
  const reasonOf = useFailureReason();
  const [first, ...rest] = failureParts(attempt, reasonOf(attempt));
  if (first === undefined) return null;
  return (
    <p className="mt-1.5 flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2 text-xs text-ink wrap-anywhere">
      <Icon name="alert" size="sm" className="mt-0.5 text-danger" />
      <span>
        <span className="sr-only">{t('failure')}: </span>
        {attempt.failureCode ? <b className="font-semibold">{first}</b> : first}
        {rest.map((part) => ` · ${part}`)}
      </span>
    </p>
  );
};
