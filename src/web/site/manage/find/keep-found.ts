import { keepKey } from '../../book/draft/key-storage.ts';
import type { FoundBooking } from './look-up.ts';

/** Remembers how the booking is opened. Its hold is counted as if this device's clock were right. */
export const keepFound = ({ bookingId, accessToken, vehicleId, holdUntil }: FoundBooking): void =>
  keepKey({ bookingId, accessToken, vehicleId, holdEndsAt: holdUntil ? Date.parse(holdUntil) : 0 });
