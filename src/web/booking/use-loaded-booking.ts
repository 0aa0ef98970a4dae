import { useRef } from 'react';
import { api } from '../api/browser.ts';
import { isMissing } from '../api/failure.ts';
import type { DataOf } from '../api/routes.ts';
import { useLatest } from '../shell/use-latest.ts';
import { type BookingKey, tokenOf } from './booking-key.ts';

/**
 * Loads a booking with its key; a change of version loads it again. A reload that fails leaves what was loaded, unless
 * the key opens it no more.
 */
export const useLoadedBooking = (key: BookingKey | null, version?: string) => {
  const { last, isWaiting, retry } = useLatest(
    key && JSON.stringify([key, version]),
    async (signal) =>
      key && api.call('GET /bookings/:id', { params: { id: key.bookingId }, headers: tokenOf(key), signal }),
  );
  const loaded = useRef<DataOf<'GET /bookings/:id'> | null>(null);
  if (last?.success) loaded.current = last.data;
  const isGone = last?.success === false && isMissing(last);
  return { booking: last && !isGone ? loaded.current : null, isGone, isWaiting: !last || isWaiting, retry };
};
