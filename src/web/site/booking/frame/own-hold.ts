import { useEffect, useState } from 'react';
import type { BookingKey } from '../../../booking/booking-key.ts';
import type { KeptKey } from '../../../booking/booking-keys.ts';
import { ownHoldOn } from '../../../booking/key-storage.ts';
import { useNow } from '../../../shell/use-now.ts';
import { type Draft, isDone } from '../draft/draft.ts';

/**
 * The unpaid booking with which this visitor holds the vehicle already, made in another tab or one that was closed.
 * Null where this tab has a booking in hand. Read anew whenever one comes back to this tab: it may be paid by then.
 */
export const useOwnHold = ({ vehicleId, booking }: Draft, isReady: boolean): KeptKey | null => {
  const [hold, setHold] = useState<KeptKey | null>(null);
  const now = useNow();
  useEffect(() => {
    if (!isReady) return;
    const read = () => setHold(ownHoldOn(vehicleId));
    read();
    window.addEventListener('storage', read);
    document.addEventListener('visibilitychange', read);
    return () => {
      window.removeEventListener('storage', read);
      document.removeEventListener('visibilitychange', read);
    };
  }, [isReady, vehicleId]);
  return hold && !booking && hold.holdEndsAt > now ? hold : null;
};

/** What holds the vehicle unpaid, made here or in another tab, while one looks at the steps before the payment. */
export const holdOf = (
  { vehicleId, booking }: Draft,
  ownHold: KeptKey | null,
): (BookingKey & Pick<KeptKey, 'vehicleId' | 'holdEndsAt'>) | null =>
  booking && !isDone(booking) && booking.holdEndsAt > 0 ? { ...booking, vehicleId } : ownHold;

/** The way to its payment, as a mail's link leads there. */
export const goOnPath = ({ bookingId, vehicleId, accessToken }: BookingKey & Pick<KeptKey, 'vehicleId'>): string =>
  `/booking?${new URLSearchParams({ vehicle: vehicleId, step: '3', bookingId })}#access=${accessToken}`;
