import { storedText } from '../shell/stored-text.ts';
import type { BookingKey } from './booking-key.ts';

const storage = storedText('browser', 'booking-keys');

/** What this page was given, used when storage yields no key. */
let here: readonly StoredKey[] = [];

const allKeys = (): readonly StoredKey[] => {
  const keys = readKeys(storage.read(), Date.now());
  return keys.length > 0 ? keys : here;
};

/** Remembers for every tab of this browser, for a day, how a booking is opened. */
export const keepKey = (key: Omit<StoredKey, 'keptAt'>): void => {
  here = withKey(allKeys(), { ...key, keptAt: Date.now() });
  storage.keep(JSON.stringify(here));
};

/** What was typed into the booking of this tab. */
export const storedDraft = storedText('tab', 'booking-draft');

/** Forgets this tab's draft and all booking keys, for the browser's next user. */
export const forgetVisitor = (): void => {
  here = [];
  storage.forget();
  storedDraft.forget();
};

/** How this browser opens a booking; null when it does not know. */
export const keyOf = (bookingId: string): StoredKey | null =>
  allKeys().find((key) => key.bookingId === bookingId) ?? null;

/** The key of the visitor's own unpaid hold on a vehicle. */
export const ownHoldOn = (vehicleId: string): StoredKey | null => heldKey(allKeys(), vehicleId, Date.now());

/** A booking that this browser may open, as every tab of it knows. */
export type StoredKey = BookingKey &
  Readonly<{
    vehicleId: string;
    /** The end of its hold on this browser's own clock, in milliseconds; 0 when nothing is held unpaid. */
    holdEndsAt: number;
    keptAt: number;
  }>;

/** A day is enough to come back to a payment or a tab; later the mail's link opens the booking again. */
const goodForMs = 24 * 3_600_000;
const most = 20;

/** The keys in a stored text, without those whose time is over or that cannot be read. */
export const readKeys = (text: string | null, nowMs: number): StoredKey[] =>
  listIn(text).filter((key): key is StoredKey => isKey(key) && nowMs - key.keptAt < goodForMs);

/** The keys with one more, the newest first; a booking has one. */
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
