import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { zeroSatang } from '#kernel/money.ts';
import { addAddons, addInsurancePackages } from '#modules/extras/index.ts';
import { addCategories, addVehicles } from '#modules/fleet/index.ts';
import { addPromotions, addSeasons, type PromotionToAdd, type Season } from '#modules/pricing/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { vehicle } from './fleet.ts';
import { type ListedPromotion, type ListedSeason, priceList } from './price-list.ts';
import type { Chosen } from './pricing-examples.ts';

/** Ids by the names that docs/rules/pricing.md uses. */
type Ids = ReadonlyMap<string, string>;
export type StoredPriceList = Readonly<{ vehicles: Ids; addons: Ids; insurance: Ids }>;

/** Stores the examples' price list in an empty database. */
export const storePriceList = async (tx: Tx): Promise<StoredPriceList> => {
  const categories = await storeCategories(tx);
  await addSeasons(
    tx,
    priceList.seasons.map((season) => newSeason(season, categories)),
  );
  await addPromotions(tx, priceList.promotions.map(newPromotion));
  return {
    vehicles: await storeVehicles(tx, categories),
    addons: await storeAddons(tx),
    insurance: await storeInsurance(tx, categories),
  };
};

/** Sets tax, deposit and the card processing fee to those of an example. */
export const storeTerms = async (tx: Tx, { tax, deposit, fee }: Chosen): Promise<void> => {
  await writeSettings(tx, 'tax', tax);
  await writeSettings(tx, 'booking', { requireDeposit: deposit !== null, depositPercentage: deposit ?? 20 });
  await tx.execute(sql`update payment_method set processing_fee = ${fee} where method_type = 'card'`);
};

export const idOf = (ids: Ids, name: string): string => {
  const id = ids.get(name);
  if (!id) throw new Error(`"${name}" was not stored`);
  return id;
};

const byName = (names: readonly string[], ids: readonly string[]): Ids =>
  new Map(names.map((name, index) => [name, ids[index] ?? '']));

const namesOf = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);

const storeCategories = async (tx: Tx): Promise<Ids> => {
  const names = [...new Set(priceList.vehicles.map(({ category }) => category))];
  const rows = names.map((name) => ({ slug: name.toLowerCase(), name, securityDeposit: zeroSatang }));
  return byName(names, await addCategories(tx, rows));
};

const storeVehicles = async (tx: Tx, categories: Ids): Promise<Ids> => {
  const rows = priceList.vehicles.map(({ name, category, rates }, index) =>
    vehicle({
      model: name,
      categoryId: idOf(categories, category),
      licensePlate: `1กก ${1000 + index}`,
      dailyRate: rates.daily,
      weeklyRate: rates.weekly,
      monthlyRate: rates.monthly,
    }),
  );
  return byName(namesOf(priceList.vehicles), await addVehicles(tx, rows));
};

const storeAddons = async (tx: Tx): Promise<Ids> => {
  const rows = priceList.addons.map(({ name, price }) => ({
    name,
    category: 'equipment' as const,
    useFixedPricing: price.useFixedPricing,
    fixedPrice: price.fixedPrice,
    dailyPrice: price.daily,
    weeklyPrice: price.weekly,
    monthlyPrice: price.monthly,
  }));
  return byName(namesOf(priceList.addons), await addAddons(tx, rows));
};

const storeInsurance = async (tx: Tx, categories: Ids): Promise<Ids> => {
  const packages = [...Map.groupBy(priceList.insurance, ({ name }) => name)].map(([name, listed]) => ({
    name,
    paymentOption: listed[0]?.paid,
    covers: [],
    rates: listed.map(({ category, rates }) => ({ categoryId: idOf(categories, category), ...rates })),
  }));
  return byName(namesOf(packages), await addInsurancePackages(tx, packages));
};

const newSeason = ({ name, categories, ...season }: ListedSeason, ids: Ids): Season => ({
  ...season,
  id: randomUUID(),
  name: { en: name, th: null },
  description: '',
  categoryIds: categories ? categories.map((category) => idOf(ids, category)) : null,
});

const newPromotion = ({ name, ...promotion }: ListedPromotion): PromotionToAdd => ({
  ...promotion,
  id: randomUUID(),
  trigger: promotion.code === null ? 'automatic' : 'code',
  name: { en: name, th: null },
  description: '',
  isActive: true,
});
