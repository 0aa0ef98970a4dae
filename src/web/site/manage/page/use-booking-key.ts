import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { BookingKey } from '../../book/draft/draft.ts';
import { keepKey, keyOf } from '../../book/draft/key-storage.ts';
import { tokenIn } from '../../reviews/page/link-token.ts';

/**
 * How this browser opens the booking: by the link that led here, else by what it keeps. Undefined before scripts have
 * looked, null when it does not know. The address shows the secret no more.
 */
export const useBookingKey = (bookingId: string): BookingKey | null | undefined => {
  const { hash } = useLocation();
  const [key, setKey] = useState<BookingKey | null>();
  useEffect(() => {
    const accessToken = tokenIn(hash);
    if (!accessToken) {
      setKey((before) => before ?? keyOf(bookingId));
      return;
    }
    setKey({ bookingId, accessToken });
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, [bookingId, hash]);
  return key;
};

/** Remembers the key of a booking that it has opened. Its hold is counted as if this device's clock were right. */
export const keepOpened = (
  { bookingId, accessToken }: BookingKey,
  { vehicleId, holdUntil }: { vehicleId: string; holdUntil: string | null },
): void => {
  if (accessToken) keepKey({ bookingId, accessToken, vehicleId, holdEndsAt: holdUntil ? Date.parse(holdUntil) : 0 });
};
