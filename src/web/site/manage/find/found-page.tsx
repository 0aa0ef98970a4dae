import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { Contact } from '../help.tsx';
import { managePath } from '../manage-path.ts';
import type { Vehicle } from '../managed.ts';
import { BookingPage } from '../page/booking-page.tsx';
import type { ManagePage } from '../page/read-manage-page.ts';
import { keepFound } from './keep-found.ts';
import type { FoundBooking } from './look-up.ts';

type Props = { booking: FoundBooking; page: ManagePage; vehicle: Vehicle | null };

/** The answer to a form that was sent without scripts: the booking to read. Scripts that come late go on to its page. */
export const FoundPage = ({ booking, page, vehicle }: Props) => {
  const { t } = useTranslation('manage', { keyPrefix: 'find' });
  const navigate = useNavigate();
  useEffect(() => {
    keepFound(booking);
    navigate(managePath(booking.bookingId), { replace: true });
  }, [booking, navigate]);
  return (
    <BookingPage
      booking={booking}
      page={page}
      vehicle={vehicle}
      notice={
        <Alert title={t('readOnly')}>
          {t('readOnlyText')} <Contact />
        </Alert>
      }
    />
  );
};
