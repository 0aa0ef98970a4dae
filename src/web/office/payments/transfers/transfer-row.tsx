import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../api/routes.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDay } from '../../../ui/dates.ts';
import { Money, useBaht } from '../../../ui/money.tsx';
import { usePaymentMethod } from '../../bookings/use-payment-method.ts';
import { BookingLink } from '../list/booking-link.tsx';

/** A refund that staff send by hand. */
export type Task = DataOf<'GET /payments/transfer-tasks'>[number];

type Props = { task: Task; onSent: () => void };

/** A refund that waits for somebody: to whom, for what, since when, and that it was sent. */
export const TransferRow = ({ task, onSent }: Props) => {
  const { t } = useTranslation('payments', { keyPrefix: 'transfers' });
  const language = useLanguage();
  const baht = useBaht();
  const methodOf = usePaymentMethod();
  const { amount, customerName: name } = task;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 text-xs md:px-6">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="text-sm font-semibold">{name}</p>
        <p className="text-muted">{task.email}</p>
        <p className="text-muted">
          <BookingLink payment={task} />, {methodOf(task.method)},{' '}
          {t('since', { when: formatDay(task.createdAt, language, { year: true }) })}
        </p>
      </div>
      <Money baht={amount} className="text-md font-semibold" />
      <Button size="sm" look="brand" aria-label={t('doneOf', { amount: baht(amount), name })} onClick={onSent}>
        {t('done')}
      </Button>
    </li>
  );
};
