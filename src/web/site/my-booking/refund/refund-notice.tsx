import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { Alert } from '../../../ui/alert.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { useManaged } from '../managed.ts';
import { refundState, stageOf } from '../stage.ts';

/** How far the money of a booking that is over has come back. */
export const RefundNotice = () => {
  const { t } = useTranslation('myBooking', { keyPrefix: 'refund' });
  const { booking } = useManaged();
  const baht = useBaht();
  const language = useLanguage();
  const state = refundState(booking);
  const isOver = stageOf(booking) === 'cancelled';
  if (state === 'none' || (state === 'done' && !isOver)) return null;
  const amount = baht(state === 'underWay' ? booking.refundUnderWay : booking.refundedAmount);
  return (
    <Alert tone={state === 'done' ? 'success' : 'info'} title={t(`${state}.title`, { amount })}>
      {t(`${state}.text`, { time: booking.refundTime[language] })}
    </Alert>
  );
};
