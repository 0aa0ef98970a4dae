import type { BookingKey } from '../../../booking/booking-key.ts';
import type { Booking } from '../managed.ts';

/** The payment step of the wizard, opened as a mail's link opens it: the secret stands behind the #. */
export const payPath = (
  { bookingId, vehicleId }: Pick<Booking, 'bookingId' | 'vehicleId'>,
  { accessToken }: BookingKey,
): string => {
  const query = new URLSearchParams({ vehicle: vehicleId, step: '3', bookingId });
  return `/booking?${query}${accessToken && `#access=${accessToken}`}`;
};
