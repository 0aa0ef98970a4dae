import type { ReactNode } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { useBaht } from '../../../ui/money.tsx';
import type { Edit } from './use-edit.ts';

/** What the booking cost, what it costs then, the difference and what is owed: always in sight, also before anything was changed. */
export const EditCost = ({ edit }: { edit: Edit }) => {
  const t = useWords('bookings', 'cost');
  const baht = useBaht();
  const { seen, fields, cost, price, isPriced, refund } = edit;
  const isCancelling = fields.status.endsWith('cancelled');
  const back = isCancelling ? (refund?.refundAmount ?? 0) : (cost?.back ?? 0);
  const figure = (amount: number | undefined) => (amount === undefined ? '…' : baht(amount));
  const difference = cost && `${cost.difference > 0 ? '+' : ''}${baht(cost.difference)}`;
  return (
    <dl
      className={`grid w-full grid-cols-2 gap-x-4 gap-y-1 text-2xs tablet:grid-cols-4 ${isPriced && price.isWaiting ? 'text-muted' : ''}`}
    >
      <Sum name={t('before')}>{baht(seen.totalAmount)}</Sum>
      <Sum name={t('after', { count: cost?.days ?? seen.days })}>{figure(cost?.total)}</Sum>
      <Sum name={t('difference')}>{difference ?? '…'}</Sum>
      {!isCancelling && (
        <Sum name={t(fields.paymentStatus === '' ? 'left' : 'leftBefore')} isDue={(cost?.left ?? 0) > 0}>
          {figure(cost?.left)}
        </Sum>
      )}
      {back > 0 && <Sum name={t('back')}>{baht(back)}</Sum>}
    </dl>
  );
};

type SumProps = { name: string; isDue?: boolean; children: ReactNode };

const Sum = ({ name, isDue = false, children }: SumProps) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className={`text-sm font-semibold figures ${isDue ? 'text-warning' : ''}`}>{children}</dd>
  </div>
);
