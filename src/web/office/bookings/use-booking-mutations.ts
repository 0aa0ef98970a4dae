import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/failure.ts';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { useMutation } from '../live/use-mutation.ts';
import type { BookingRow } from './booking.ts';

type BookingVersion = Pick<BookingRow, 'id' | 'bookingNumber' | 'version'>;

/** The one-click actions: confirming a booking, and sending its e-mail again. */
export const useBookingMutations = (onRefused: (failure: Failure) => void) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'do' });
  const confirming = useMutation();
  const mailing = useMutation();
  const notify = useNotify();
  const confirm = ({ id, version, bookingNumber }: BookingVersion) =>
    confirming.run(
      'PUT /admin/bookings/:id/status',
      { params: { id }, body: { status: 'confirmed', version } },
      { done: t('confirmed', { number: bookingNumber }), failed: onRefused },
    );
  const email = ({ id }: BookingVersion) =>
    mailing.run(
      'POST /admin/bookings/:id/resend-email',
      { params: { id } },
      {
        done: t('emailed'),
        failed: ({ error }) =>
          notify({ message: t(error === 'booking.no-mail' ? 'noMail' : 'notEmailed'), tone: 'problem' }),
      },
    );
  return { confirm, isConfirming: confirming.isBusy, email, isMailing: mailing.isBusy };
};
