import type { Period } from '#kernel/period.ts';
import type { Tx } from '#platform/database/database.ts';
import { mergeQuantities, type RequestedUnits } from '../rules/merge-quantities.ts';
import { addonSoldOut, addonUnknown } from '../rules/problems.ts';
import { isEnough, unitsFree } from '../rules/stock.ts';
import { type Addon, lockAddons, readAddons } from './addon-store.ts';
import { insertReservations, peakUnits } from './reservation-store.ts';

type Reserve = Readonly<{
  bookingId: string;
  during: Period;
  /** While the booking is unpaid: when its hold expires. */
  heldUntil: Temporal.Instant | null;
  now: Temporal.Instant;
  requested: readonly RequestedUnits[];
}>;

/**
 * Reserves units of add-ons for a booking. Locks the add-ons before counting their stock, so that no unit is reserved
 * twice. 409 `booking.addon-sold-out` if the stock would be exceeded at any moment of the period.
 */
export const reserveAddons = async (tx: Tx, { heldUntil, ...reserve }: Reserve): Promise<void> => {
  const { bookingId, during, requested } = reserve;
  const units = mergeQuantities(requested);
  const addons = await lockAddons(
    tx,
    units.map(({ addonId }) => addonId),
  );
  await refuseSoldOut(tx, addons, { ...reserve, requested: units });
  await insertReservations(tx, { bookingId, during, heldUntil, requested: units });
};

type Check = Omit<Reserve, 'heldUntil' | 'bookingId'> & Readonly<{ bookingId: string | undefined }>;

/** Throws as `reserveAddons` would, without reserving anything. The booking's own reservations do not count. */
export const checkUnits = async (tx: Tx, reserve: Check): Promise<void> => {
  const units = mergeQuantities(reserve.requested);
  const addons = await readAddons(
    tx,
    units.map(({ addonId }) => addonId),
  );
  await refuseSoldOut(tx, addons, { ...reserve, requested: units });
};

const refuseSoldOut = async (
  tx: Tx,
  addons: readonly Addon[],
  { bookingId, during, now, requested }: Check,
): Promise<void> => {
  const addonIds = addons.filter(({ maxQuantity }) => maxQuantity !== null).map(({ id }) => id);
  const reserved = await peakUnits(tx, { addonIds, period: during, now, butBooking: bookingId });
  for (const { addonId, quantity } of requested) {
    const addon = addons.find(({ id }) => id === addonId);
    if (!addon) throw addonUnknown();
    const free = unitsFree(addon, reserved.get(addonId) ?? 0);
    if (free !== null && !isEnough(free, quantity)) throw addonSoldOut(free, addon.name);
  }
};
