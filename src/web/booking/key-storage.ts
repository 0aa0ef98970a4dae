import { keptText } from '../shell/kept-text.ts';
import { heldKey, type KeptKey, readKeys, withKey } from './booking-keys.ts';

const kept = keptText('browser', 'booking-keys');

/** What this page was given, used when storage yields no key. */
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

/** What was typed into the booking of this tab. */
export const keptDraft = keptText('tab', 'booking-draft');

/** Forgets this tab's draft and all booking keys, for the browser's next user. */
export const forgetVisitor = (): void => {
  here = [];
  kept.forget();
  keptDraft.forget();
};

/** How this browser opens a booking; null when it does not know. */
export const keyOf = (bookingId: string): KeptKey | null =>
  allKeys().find((key) => key.bookingId === bookingId) ?? null;

/** The key of the visitor's own unpaid hold on a vehicle. */
export const ownHoldOn = (vehicleId: string): KeptKey | null => heldKey(allKeys(), vehicleId, Date.now());
