import { useEffect, useState } from 'react';
import { useNow } from '../../use-now.ts';
import type { KeptKey } from '../draft/booking-keys.ts';
import type { Draft } from '../draft/draft.ts';
import { ownHoldOn } from '../draft/key-storage.ts';

/**
 * The unpaid booking with which this visitor holds the vehicle already, made in another tab or one that was closed.
 * Null where this tab has a booking in hand.
 */
export const useOwnHold = ({ vehicleId, booking }: Draft, isReady: boolean): KeptKey | null => {
  const [hold, setHold] = useState<KeptKey | null>(null);
  const now = useNow();
  useEffect(() => {
    if (isReady) setHold(ownHoldOn(vehicleId));
  }, [isReady, vehicleId]);
  return hold && !booking && hold.holdEndsAt > now ? hold : null;
};

/** The way to its payment, as a mail's link leads there. */
export const goOnPath = ({ bookingId, vehicleId, accessToken }: KeptKey): string =>
  `/booking?${new URLSearchParams({ vehicle: vehicleId, step: '3', bookingId })}#access=${accessToken}`;
