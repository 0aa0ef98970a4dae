import type { Period } from '#kernel/period.ts';
import { type Itemised, itemisedAddon } from '#modules/pricing/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { addonNotFound, addonNotOffered } from '../rules/problems.ts';
import { unitsFree, unitsInService } from '../rules/stock.ts';
import { type Addon, readAddons, readOfferedAddons } from './addon-store.ts';
import { reservationsOf } from './reservation-store.ts';

/**
 * The add-ons on the website, each with the number of units available; with a period, those free for all of it.
 * `ownHold`: the caller's own unpaid booking, whose units count as free.
 */
export const readAvailableAddons = async (
  { tx, now }: Context,
  { period, category, ownHold }: { period: Period | null; category?: Addon['category']; ownHold?: string | undefined },
): Promise<{ addon: Addon; available: number | null }[]> => {
  const addons = await readOfferedAddons(tx, category);
  if (!period) return addons.map((addon) => ({ addon, available: unitsInService(addon) }));
  const reserved = await reservationsOf(tx, { addonIds: addons.map(({ id }) => id), period, now, butBooking: ownHold });
  return addons.map((addon) => ({ addon, available: unitsFree(addon, reserved.get(addon.id) ?? [], period) }));
};

/** An add-on on the website with the number of units available; with a period, those free for all of it. 404. */
export const checkAddon = async (
  { tx, now }: Context,
  id: string,
  period: Period | null,
): Promise<{ addon: Addon; available: number | null }> => {
  const [addon] = await readAddons(tx, [id]);
  if (!addon?.isOffered) throw addonNotFound();
  if (!period) return { addon, available: unitsInService(addon) };
  const reserved = await reservationsOf(tx, { addonIds: [id], period, now });
  return { addon, available: unitsFree(addon, reserved.get(id) ?? [], period) };
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
