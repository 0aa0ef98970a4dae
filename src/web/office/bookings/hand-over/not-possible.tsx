import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Booking } from '../booking.ts';

/** A booking that is not ready for a hand-over, or past it. */
export const NotPossible = ({ booking: { id, stage, bookingNumber } }: { booking: Booking }) => {
  const { t } = useTranslation('bookings');
  return (
    <div className="grid content-start gap-4 px-4 py-5 md:px-6">
      <h1 className="text-xl">{bookingNumber}</h1>
      <Alert tone="warning" title={t('handOver.notPossible')}>
        {t('handOver.notPossibleText', { stage: t(`stage.${stage}`) })}
      </Alert>
      <p>
        <LinkButton to={`/admin/bookings/${id}`}>{t('handOver.back')}</LinkButton>
      </p>
    </div>
  );
};
