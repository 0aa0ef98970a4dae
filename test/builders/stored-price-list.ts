import { sql } from 'drizzle-orm';
import { addAddons, addInsurancePackages } from '#modules/extras/index.ts';
import { addCategories, addVehicles } from '#modules/fleet/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database.ts';
import { vehicle } from './fleet.ts';
import { type ListedPromotion, type ListedSeason, priceList } from './price-list.ts';
import type { Chosen } from './pricing-examples.ts';

/** Ids by the names that docs/rules/pricing.md uses. */
type Ids = ReadonlyMap<string, string>;
export type StoredPriceList = Readonly<{ vehicles: Ids; addons: Ids; insurance: Ids }>;

const byName = (names: readonly string[], ids: readonly string[]): Ids =>
  new Map(names.map((name, index) => [name, ids[index] ?? '']));

const idOf = (ids: Ids, name: string): string => {
  const id = ids.get(name);
  if (!id) throw new Error(`"${name}" was not stored`);
  return id;
};

/** Writes the examples' business into an empty database. */
export const storePriceList = async (tx: Tx): Promise<StoredPriceList> => {
  const categories = await storeCategories(tx);
  await storeSeasons(tx, categories);
  await storePromotions(tx);
  return {
    vehicles: await storeVehicles(tx, categories),
    addons: await storeAddons(tx),
    insurance: await storeInsurance(tx, categories),
  };
};

const storeCategories = async (tx: Tx): Promise<Ids> => {
  const names = [...new Set(priceList.vehicles.map(({ category }) => category))];
  const rows = names.map((name) => ({ slug: name.toLowerCase(), name, securityDeposit: null ?? zero }));
  return byName(names, await addCategories(tx, rows));
};
