import type { Failure } from '../../api/failure.ts';
import { useWords } from '../../languages/use-words.ts';
import { useMutation } from '../live/use-mutation.ts';
import type { BookingRow } from './booking.ts';

type BookingVersion = Pick<BookingRow, 'id' | 'bookingNumber' | 'version'>;

/** The actions of one press: confirming a booking, and keeping its vehicle until the pick-up. */
export const useBookingMutations = (onRefused: (failure: Failure) => void) => {
  const t = useWords('bookings', 'do');
  const confirming = useMutation();
  const confirm = ({ id, version, bookingNumber }: BookingVersion) =>
    confirming.run(
      'PUT /admin/bookings/:id/status',
      { params: { id }, body: { status: 'confirmed', version } },
      { done: t('confirmed', { number: bookingNumber }), failed: onRefused },
    );
  const keeping = useMutation();
  const keep = ({ id, bookingNumber }: BookingVersion) =>
    keeping.run(
      'POST /bookings/:id/keep',
      { params: { id } },
      { done: t('kept', { number: bookingNumber }), failed: onRefused },
    );
  return { confirm, isConfirming: confirming.isBusy, keep, isKeeping: keeping.isBusy };
};
