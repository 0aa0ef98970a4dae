import { Link } from 'react-router';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { useBaht } from '../../../ui/money.tsx';
import { PanelPart } from '../../panel/side-panel.tsx';
import { moneyPaths } from '../money-tabs.tsx';
import type { Payment } from '../payment.ts';

type Refund = Payment['refunds'][number];

/** The payment's refunds, each with its status. */
export const RefundsPart = ({ refunds }: Pick<Payment, 'refunds'>) => {
  const t = useWords('payments', 'panel');
  if (refunds.length === 0) return null;
  return (
    <PanelPart title={t('refunds')}>
      <ul className="grid gap-2 text-xs">
        {refunds.map((refund) => (
          <OneRefund key={refund.id} refund={refund} />
        ))}
      </ul>
    </PanelPart>
  );
};

const OneRefund = ({ refund }: { refund: Refund }) => {
  const t = useWords('payments', 'panel');
  const language = useLanguage();
  const baht = useBaht();
  const { status, reason, reference, by, transferTaskId, createdAt } = refund;
  const under = [
    t(`refundStatus.${status}`),
    ...(by === null ? [] : [t('refundBy', { name: by })]),
    ...(reference === null ? [] : [t('reference', { reference })]),
  ];
  return (
    <li className="flex justify-between gap-3">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium figures">{t('refund', { amount: baht(refund.amount) })}</span>
        <span className="block text-muted">{under.join(', ')}</span>
        {reason && <span className="block text-muted">{reason}</span>}
        {transferTaskId && (
          <Link
            to={moneyPaths.transfers}
            className="inline-flex min-h-6 items-center font-medium text-link hover:underline"
          >
            {t('toTransfers')}
          </Link>
        )}
      </span>
      <time dateTime={createdAt} className="shrink-0 text-2xs text-subtle figures">
        {formatDayTime(createdAt, language, { weekday: false })}
      </time>
    </li>
  );
};
