import { keptText } from '../../kept-text.ts';
import { heldKey, type KeptKey, readKeys, withKey } from './booking-keys.ts';

const kept = keptText('browser', 'booking-keys');

/** What this page was given, where the browser refuses to keep anything. */
let here: readonly KeptKey[] = [];

const allKeys = (): readonly KeptKey[] => {
  const keys = readKeys(kept.read(), Date.now());
  return keys.length > 0 ? keys : here;
};

/** Remembers for every tab of this browser, for a day, how a booking is opened. */
export const keepKey = (key: Omit<KeptKey, 'keptAt'>): void => {
  here = withKey(allKeys(), { ...key, keptAt: Date.now() });
  kept.keep(JSON.stringify(here));
};

export const forgetKeys = (): void => {
  here = [];
  kept.forget();
};

/** How this browser opens a booking; null when it does not know. */
export const keyOf = (bookingId: string): KeptKey | null =>
  allKeys().find((key) => key.bookingId === bookingId) ?? null;

/** The key of the visitor's own unpaid hold on a vehicle. */
export const ownHoldOn = (vehicleId: string): KeptKey | null => heldKey(allKeys(), vehicleId, Date.now());
