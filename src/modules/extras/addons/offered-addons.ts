import type { Period } from '#kernel/period.ts';
import { findAnyVehicle } from '#modules/fleet/index.ts';
import { type Itemised, itemisedAddon } from '#modules/pricing/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { fitsCategory } from '../rules/fits-category.ts';
import { addonNotFound, addonNotOffered, vehicleUnknown } from '../rules/problems.ts';
import { unitsFree, unitsInService } from '../rules/stock.ts';
import { type Addon, readAddons, readOfferedAddons } from './addon-store.ts';
import { peakUnits } from './reservation-store.ts';

type ForRental = Readonly<{ period: Period | null; vehicleId: string | undefined; ownHold: string | undefined }>;

/**
 * The add-ons on the website, each with the number of units available; with a period, those free for all of it; with a
 * vehicle, those for its category. `ownHold`: the caller's own unpaid booking, whose units count as free. 404 for an
 * unknown vehicle.
 */
export const readAvailableAddons = async (
  { tx, now }: Context,
  { period, vehicleId, category, ownHold }: ForRental & { category?: Addon['category'] },
): Promise<{ addon: Addon; available: number | null }[]> => {
  const fits = await fitting(tx, vehicleId);
  const addons = (await readOfferedAddons(tx, category)).filter(fits);
  if (!period) return addons.map((addon) => ({ addon, available: unitsInService(addon) }));
  const reserved = await peakUnits(tx, { addonIds: addons.map(({ id }) => id), period, now, butBooking: ownHold });
  return addons.map((addon) => ({ addon, available: unitsFree(addon, reserved.get(addon.id) ?? 0) }));
};

/** Tells which add-ons are for a vehicle; all without one. 404 for an unknown vehicle. */
const fitting = async (tx: Tx, vehicleId: string | undefined): Promise<(addon: Addon) => boolean> => {
  if (vehicleId === undefined) return () => true;
  const vehicle = await findAnyVehicle(tx, vehicleId);
  if (!vehicle) throw vehicleUnknown();
  return (addon) => fitsCategory(addon, vehicle.categoryId);
};

/**
 * An add-on on the website with the number of units available, as `readAvailableAddons` counts them, and whether it is
 * for the vehicle. 404.
 */
export const checkAddon = async (
  { tx, now }: Context,
  id: string,
  { period, vehicleId, ownHold }: ForRental,
): Promise<{ addon: Addon; available: number | null; fits: boolean }> => {
  const [addon] = await readAddons(tx, [id]);
  if (!addon?.isOffered) throw addonNotFound();
  const fits = (await fitting(tx, vehicleId))(addon);
  if (!period) return { addon, available: unitsInService(addon), fits };
  const reserved = await peakUnits(tx, { addonIds: [id], period, now, butBooking: ownHold });
  return { addon, available: unitsFree(addon, reserved.get(id) ?? 0), fits };
};

type PriceRequest = Readonly<{ addonId: string; rentalDays: number; quantity: number }>;
export type ItemisedAddon = Readonly<{ addon: Addon; quantity: number; price: Itemised }>;

/** The price of one add-on. 422 if it is not on the website. */
export const priceAddon = async (tx: Tx, request: PriceRequest): Promise<ItemisedAddon> =>
  priced(await readAddons(tx, [request.addonId]), request, 'addonId');

/** The prices of several add-ons, in the order requested. 422 for any that is not on the website. */
export const priceAddons = async (tx: Tx, requests: readonly PriceRequest[]): Promise<ItemisedAddon[]> => {
  const addons = await readAddons(
    tx,
    requests.map(({ addonId }) => addonId),
  );
  return requests.map((one, index) => priced(addons, one, `${index}.addonId`));
};

const priced = (
  addons: readonly Addon[],
  { addonId, rentalDays, quantity }: PriceRequest,
  field: string,
): ItemisedAddon => {
  const addon = addons.find(({ id }) => id === addonId);
  if (!addon?.isOffered) throw addonNotOffered(field);
  return { addon, quantity, price: itemisedAddon({ price: addon.price, quantity }, rentalDays) };
};
