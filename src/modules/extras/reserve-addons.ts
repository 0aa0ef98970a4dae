import type { Period } from '#kernel/period.ts';
import type { Tx } from '#platform/database.ts';
import { lockAddons } from './addon-store.ts';
import { insertReservations, reservationsOf } from './reservation-store.ts';
import { addonSoldOut, addonUnknown } from './rules/problems.ts';
import { unitsFree } from './rules/stock.ts';
import { joined, type Wanted } from './rules/wanted.ts';

type Reserve = Readonly<{
  bookingId: string;
  during: Period;
  /** While the booking is unpaid: when its hold ends. */
  heldUntil: Temporal.Instant | null;
  now: Temporal.Instant;
  wanted: readonly Wanted[];
}>;

/**
 * Takes units of add-ons for a booking. The add-ons are locked before their stock is counted, so that two bookings never
 * count the same unit. 409 `booking.addon-sold-out` when the stock would be exceeded at any moment of the period.
 */
export const reserveAddons = async (tx: Tx, { bookingId, during, heldUntil, now, wanted }: Reserve): Promise<void> => {
  const units = joined(wanted);
  const addons = await lockAddons(
    tx,
    units.map(({ addonId }) => addonId),
  );
  const addonIds = addons.filter(({ maxQuantity }) => maxQuantity !== null).map(({ id }) => id);
  const reserved = await reservationsOf(tx, { addonIds, period: during, now });
  for (const { addonId, quantity } of units) {
    const addon = addons.find(({ id }) => id === addonId);
    if (!addon) throw addonUnknown();
    const free = unitsFree(addon, reserved.get(addonId) ?? [], during);
    if (free !== null && quantity > free) throw addonSoldOut(free, addon.name.en);
  }
  await insertReservations(tx, { bookingId, during, heldUntil, wanted: units });
};
