import { api } from '../../../../api/browser.ts';
import { type BookingKey, tokenOf } from '../../../../booking/booking-key.ts';

/** The newest payment of a booking; null before the first. */
export const askLatestCharge = (key: BookingKey, signal?: AbortSignal) =>
  api.call('GET /payments/latest/:bookingId', {
    params: { bookingId: key.bookingId },
    headers: tokenOf(key),
    ...(signal && { signal }),
  });
