import type { Failure } from '../../api/failure.ts';
import { useWords } from '../../languages/use-words.ts';
import { useMutation } from '../live/use-mutation.ts';
import type { BookingRow } from './booking.ts';

type BookingVersion = Pick<BookingRow, 'id' | 'bookingNumber' | 'version'>;

/** The actions of one press: confirming a booking, locking its vehicle, and keeping it until the pick-up. */
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
  const locking = useMutation();
  const lockVehicle = ({ id, version, bookingNumber }: BookingVersion) =>
    locking.run(
      'POST /admin/bookings/:id/lock-vehicle',
      { params: { id }, body: { version } },
      { done: t('vehicleLocked', { number: bookingNumber }), failed: onRefused },
    );
  return {
    lockVehicle,
    isLocking: locking.isBusy,
    confirm,
    isConfirming: confirming.isBusy,
    keep,
    isKeeping: keeping.isBusy,
  };
};
