import { useWords } from '../../../languages/use-words.ts';
import { useBaht } from '../../../ui/money.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import type { Booking } from '../booking.ts';
import { DeskMoney } from '../desk-money.tsx';

type Props = {
  seen: Booking;
  /** Baht: what is proposed; an early return takes some of it off. */
  owedAmount: number;
  onTaken: (booking: Booking) => void;
};

/** Records a payment at the desk: all that is owed, or a part. */
export const TakeMoney = ({ seen, owedAmount, onTaken }: Props) => {
  const t = useWords('bookings', 'handOver');
  const baht = useBaht();
  const { run, isBusy } = useMutation();
  return (
    <DeskMoney
      proposed={owedAmount}
      words={{
        legend: t('take'),
        sum: t('takeOf', { amount: baht(owedAmount) }),
        amount: t('amount'),
        submit: (amount) => (amount === null ? t('record') : t('recordOf', { amount: baht(amount) })),
        failed: t('moneyFailed'),
      }}
      isBusy={isBusy}
      record={async ({ amount, method: paymentMethod, reference }, failed) => {
        const isAll = amount === seen.owedAmount;
        const done = await run(
          'PUT /admin/bookings/:id',
          {
            params: { id: seen.id },
            body: {
              version: seen.version,
              paymentMethod,
              paymentStatus: isAll ? 'paid' : 'partial',
              ...(!isAll && { paymentAmount: amount }),
              ...(reference && { paymentReference: reference }),
            },
          },
          { done: t('taken', { amount: baht(amount) }), failed },
        );
        if (done) onTaken(done.data.booking);
        return done !== null;
      }}
      className="xl:grid-cols-4"
    />
  );
};
