import { useEffect, useEffectEvent } from 'react';
import { api } from '../../../api/browser.ts';
import { type BookingKey, tokenOf } from '../../../booking/booking-key.ts';
import type { CustomerBooking, Managed } from '../managed.ts';

/** A key, and whether it came with the address, as in our mails, and not from storage. */
export type OpeningKey = BookingKey & { isFromLink?: true };

/** Opening the link of our mail proves that the address is read: the vehicle is kept until the pick-up then. */
export const useKeep = (booking: CustomerBooking, key: OpeningKey, replace: Managed['replace']): void => {
  const keep = useEffectEvent(async () => {
    const answer = await api.call('POST /bookings/:id/keep', {
      params: { id: booking.bookingId },
      headers: tokenOf(key),
    });
    if (answer.success) replace(answer.data, 'kept');
  });
  const isDue = booking.status === 'pending' && booking.keptUntil !== null && key.isFromLink === true;
  useEffect(() => {
    if (isDue) void keep();
  }, [isDue]);
};
