import type { BookingKey } from './booking-key.ts';

/** A booking that this browser may open, as every tab of it knows. */
export type KeptKey = BookingKey &
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
export const readKeys = (text: string | null, nowMs: number): KeptKey[] =>
  listIn(text).filter((key): key is KeptKey => isKey(key) && nowMs - key.keptAt < goodForMs);

/** The keys with one more, the newest first; a booking has one. */
export const withKey = (keys: readonly KeptKey[], key: KeptKey): KeptKey[] =>
  [key, ...keys.filter(({ bookingId }) => bookingId !== key.bookingId)].slice(0, most);

/** The key of the unpaid booking that holds a vehicle for this visitor. */
export const heldKey = (keys: readonly KeptKey[], vehicleId: string, nowMs: number): KeptKey | null =>
  keys.find((key) => key.vehicleId === vehicleId && key.holdEndsAt > nowMs) ?? null;

const listIn = (text: string | null): unknown[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
};

const isKey = (value: unknown): value is KeptKey => {
  const key: Partial<Record<keyof KeptKey, unknown>> = Object(value);
  const texts = [key.bookingId, key.accessToken, key.vehicleId];
  const moments = [key.holdEndsAt, key.keptAt];
  return texts.every((one) => typeof one === 'string') && moments.every((one) => typeof one === 'number');
};
