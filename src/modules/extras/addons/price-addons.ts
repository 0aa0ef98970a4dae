import { type Itemised, itemisedAddon } from '#modules/pricing/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { addonNotOffered } from '../rules/problems.ts';
import { type Addon, readAddons } from './addon-store.ts';

type Asked = Readonly<{ addonId: string; rentalDays: number; quantity: number }>;
export type PricedAddon = Readonly<{ addon: Addon; quantity: number; price: Itemised }>;

/** What an add-on costs by itself. 422 when it is not on the website. */
export const priceAddon = async (tx: Tx, asked: Asked): Promise<PricedAddon> =>
  priced(await readAddons(tx, [asked.addonId]), asked, 'addonId');

/** The same for several, in the order in which they were asked for. */
export const priceAddons = async (tx: Tx, asked: readonly Asked[]): Promise<PricedAddon[]> => {
  const addons = await readAddons(
    tx,
    asked.map(({ addonId }) => addonId),
  );
  return asked.map((one, index) => priced(addons, one, `${index}.addonId`));
};

const priced = (addons: readonly Addon[], { addonId, rentalDays, quantity }: Asked, field: string): PricedAddon => {
  const addon = addons.find(({ id }) => id === addonId);
  if (!addon?.isOffered) throw addonNotOffered(field);
  return { addon, quantity, price: itemisedAddon({ price: addon.price, quantity }, rentalDays) };
};
