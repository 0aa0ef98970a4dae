import { useWords } from '../../../languages/use-words.ts';
import { useBaht } from '../../../ui/money.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import { DeskMoney } from '../desk-money.tsx';

type Props = {
  bookingId: string;
  /** Baht. */
  agreedAmount: number;
  className: string;
};

/** Records the security deposit that the customer leaves. */
export const TakeDeposit = ({ bookingId: id, agreedAmount, className }: Props) => {
  const t = useWords('bookings', 'securityDeposit');
  const baht = useBaht();
  const { run, isBusy } = useMutation();
  return (
    <DeskMoney
      proposed={agreedAmount}
      words={{
        legend: t('title'),
        sum: t('agreedOf', { amount: baht(agreedAmount) }),
        amount: t('amount'),
        submit: (amount) => (amount === null ? t('take') : t('takeOf', { amount: baht(amount) })),
        failed: t('notTaken'),
      }}
      isBusy={isBusy}
      record={async ({ reference, ...money }, failed) => {
        const body = { ...money, ...(reference && { reference }) };
        const options = { done: t('taken', { amount: baht(money.amount) }), failed };
        return (await run('POST /admin/bookings/:id/security-deposits', { params: { id }, body }, options)) !== null;
      }}
      className={className}
    />
  );
};
