import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import { managePath } from '../../manage/manage-path.ts';
import { useBookingInHand } from '../booking-in-hand.ts';

/** Back to the booking whenever plans change, and elsewhere. */
export const WaysOn = () => {
  const { t } = useTranslation('booking', { keyPrefix: 'done' });
  const { booking } = useBookingInHand();
  return (
    <div className="no-print flex flex-wrap gap-2">
      <LinkButton to={managePath(booking.bookingId)} look="quiet">
        {t('manage')}
      </LinkButton>
      <LinkButton to="/" look="quiet">
        {t('home')}
      </LinkButton>
      <LinkButton to="/vehicles" look="quiet">
        {t('another')}
      </LinkButton>
    </div>
  );
};
