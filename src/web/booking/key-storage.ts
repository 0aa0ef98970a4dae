import { forgetLinkKey } from '../shell/stored-link-key.ts';
import { storedList } from '../shell/stored-list.ts';
import { storedText } from '../shell/stored-text.ts';
import type { BookingKey } from './booking-key.ts';

/** A booking that this browser may open, shared by all its tabs. */
export type StoredKey = BookingKey &
  Readonly<{
    vehicleId: string;
    /** When the booking's hold ends on this browser's clock, in milliseconds; 0 without an unpaid hold. */
    holdEndsAt: number;
    keptAt: number;
  }>;

const isKey = (value: unknown): value is StoredKey => {
  const key: Partial<Record<keyof StoredKey, unknown>> = Object(value);
  const texts = [key.bookingId, key.accessToken, key.vehicleId];
  const moments = [key.holdEndsAt, key.keptAt];
  return texts.every((one) => typeof one === 'string') && moments.every((one) => typeof one === 'number');
};

/** A day is enough to return to a payment or a tab; after that, the link in the mail opens the booking. */
const keys = storedList<StoredKey>('booking-keys', { isEntry: isKey, nameOf: ({ bookingId }) => bookingId });

/** Stores a booking's key for one day, for every tab of this browser. */
export const keepKey = (key: Omit<StoredKey, 'keptAt'>): void => void keys.keep({ ...key, keptAt: Date.now() });

/** What was typed into the booking form of this tab. */
export const storedDraft = storedText('tab', 'booking-draft');

/** Forgets this tab's draft and link, and all booking keys, for the browser's next user. */
export const forgetVisitor = (): void => {
  keys.clear();
  storedDraft.remove();
  forgetLinkKey();
};

/** This browser's key to a booking; null when it has none. */
export const keyOf = (bookingId: string): StoredKey | null =>
  keys.read().find((key) => key.bookingId === bookingId) ?? null;

/** The key of the visitor's own unpaid hold on a vehicle. */
export const ownHoldOn = (vehicleId: string): StoredKey | null =>
  keys.read().find((key) => key.vehicleId === vehicleId && key.holdEndsAt > Date.now()) ?? null;
