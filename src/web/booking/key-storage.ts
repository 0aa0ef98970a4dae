import { forgetLinkKey } from '../shell/stored-link-key.ts';
import { storedText } from '../shell/stored-text.ts';
import type { BookingKey } from './booking-key.ts';

const storage = storedText('browser', 'booking-keys');

/** The keys that this page has received, used when storage yields none. */
let here: readonly StoredKey[] = [];

const allKeys = (): readonly StoredKey[] => {
  const keys = readKeys(storage.read(), Date.now());
  return keys.length > 0 ? keys : here;
};

/** Stores a booking's key for one day, for every tab of this browser. */
export const keepKey = (key: Omit<StoredKey, 'keptAt'>): void => {
  here = withKey(allKeys(), { ...key, keptAt: Date.now() });
  storage.write(JSON.stringify(here));
};

/** What was typed into the booking form of this tab. */
export const storedDraft = storedText('tab', 'booking-draft');

/** Forgets this tab's draft and link, and all booking keys, for the browser's next user. */
export const forgetVisitor = (): void => {
  here = [];
  storage.remove();
  storedDraft.remove();
  forgetLinkKey();
};

/** This browser's key to a booking; null when it has none. */
export const keyOf = (bookingId: string): StoredKey | null =>
  allKeys().find((key) => key.bookingId === bookingId) ?? null;

/** The key of the visitor's own unpaid hold on a vehicle. */
export const ownHoldOn = (vehicleId: string): StoredKey | null => heldKey(allKeys(), vehicleId, Date.now());

/** A booking that this browser may open, shared by all its tabs. */
export type StoredKey = BookingKey &
  Readonly<{
    vehicleId: string;
    /** When the booking's hold ends on this browser's clock, in milliseconds; 0 without an unpaid hold. */
    holdEndsAt: number;
    keptAt: number;
  }>;

/** A day is enough to return to a payment or a tab; after that, the link in the mail opens the booking. */
const goodForMs = 24 * 3_600_000;
const most = 20;

/** The keys in a stored text, without those that have expired or cannot be read. */
export const readKeys = (text: string | null, nowMs: number): StoredKey[] =>
  listIn(text).filter((key): key is StoredKey => isKey(key) && nowMs - key.keptAt < goodForMs);

/** Adds a key, replacing an earlier one of the same booking; newest first, at most 20. */
export const withKey = (keys: readonly StoredKey[], key: StoredKey): StoredKey[] =>
  [key, ...keys.filter(({ bookingId }) => bookingId !== key.bookingId)].slice(0, most);

/** The key of the unpaid booking that holds a vehicle for this visitor. */
export const heldKey = (keys: readonly StoredKey[], vehicleId: string, nowMs: number): StoredKey | null =>
  keys.find((key) => key.vehicleId === vehicleId && key.holdEndsAt > nowMs) ?? null;

const listIn = (text: string | null): unknown[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
};

const isKey = (value: unknown): value is StoredKey => {
  const key: Partial<Record<keyof StoredKey, unknown>> = Object(value);
  const texts = [key.bookingId, key.accessToken, key.vehicleId];
  const moments = [key.holdEndsAt, key.keptAt];
  return texts.every((one) => typeof one === 'string') && moments.every((one) => typeof one === 'number');
};
