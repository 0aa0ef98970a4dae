import { heldKey, type KeptKey, readKeys, withKey } from './booking-keys.ts';

const place = 'booking-keys';

/** What this page was given, where the browser refuses to keep anything. */
let here: readonly KeptKey[] = [];

const allKeys = (): readonly KeptKey[] => {
  try {
    const kept = readKeys(localStorage.getItem(place), Date.now());
    return kept.length > 0 ? kept : here;
  } catch {
    return here;
  }
};

/** Remembers for every tab of this browser, for a day, how a booking is opened. */
export const keepKey = (key: Omit<KeptKey, 'keptAt'>): void => {
  here = withKey(allKeys(), { ...key, keptAt: Date.now() });
  try {
    localStorage.setItem(place, JSON.stringify(here));
  } catch {
    // Full or switched off: this page alone remembers.
  }
};

export const forgetKeys = (): void => {
  here = [];
  try {
    localStorage.removeItem(place);
  } catch {
    // Nothing could be kept there.
  }
};

/** How this browser opens a booking; null when it does not know. */
export const keyOf = (bookingId: string): KeptKey | null =>
  allKeys().find((key) => key.bookingId === bookingId) ?? null;

/** The key of the visitor's own unpaid hold on a vehicle. */
export const ownHoldOn = (vehicleId: string): KeptKey | null => heldKey(allKeys(), vehicleId, Date.now());
