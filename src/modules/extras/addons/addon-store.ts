import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AddonShape } from '#contract/extras.ts';
import type { Satang } from '#kernel/money.ts';
import type { Tx } from '#platform/database/database.ts';
import { cachedRead, cachedRows } from '#platform/database/read-cache.ts';
import { addonCategories, addons } from '../records/extras-tables.ts';

type BothLanguages = { en: string; th: string | null };

export type Addon = Readonly<{
  id: string;
  name: BothLanguages;
  category: AddonShape['category'];
  shortDescription: BothLanguages;
  description: BothLanguages;
  imageUrl: string | null;
  terms: BothLanguages;
  price: {
    useFixedPricing: boolean;
    fixedPrice: Satang | null;
    daily: Satang | null;
    weekly: Satang | null;
    monthly: Satang | null;
  };
  /** Null means that no stock is kept. */
  maxQuantity: number | null;
  currentStock: number;
  /** Whether customers can choose it: active, on the website, with a price (0 is free), not archived. */
  isOffered: boolean;
  /** The vehicle categories it is for; empty for all. */
  categoryIds: readonly string[];
}>;

/** The columns of an add-on, and its vehicle categories. */
export const addonColumns = {
  ...getTableColumns(addons),
  categoryIds: sql<string[]>`array(
    select category_id from addon_category where addon_id = addon.id order by category_id)`,
};

export type StoredAddon = typeof addons.$inferSelect & Readonly<{ categoryIds: readonly string[] }>;

export const readOfferedAddons = cachedRead(
  ['addon', 'addon_category'],
  async (tx, category?: Addon['category']): Promise<readonly Addon[]> =>
    (await select(tx, and(isNull(addons.archivedAt), category && eq(addons.category, category)))).filter(
      ({ isOffered }) => isOffered,
    ),
);

/** The add-ons with these ids, whatever their status; unknown ids are left out. */
export const readAddons = cachedRows(['addon', 'addon_category'], (tx, ids) =>
  select(tx, inArray(addons.id, [...ids])),
);

/**
 * Reads add-ons and locks their rows, so that their stock can be counted. Always locked in the order of ids, to prevent
 * deadlocks.
 */
export const lockAddons = async (tx: Tx, ids: readonly string[]): Promise<Addon[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .select(addonColumns)
    .from(addons)
    .where(inArray(addons.id, [...ids]))
    .orderBy(addons.id)
    .for('update');
  return rows.map(fromRow);
};

export type AddonToAdd = typeof addons.$inferInsert & Readonly<{ categoryIds?: readonly string[] }>;

/** Inserts add-ons as given, for seeding and tests. Returns their ids in the same order. */
export const addAddons = async (tx: Tx, rows: readonly AddonToAdd[]): Promise<string[]> => {
  const inserted = await tx
    .insert(addons)
    .values(rows.map(({ categoryIds: _for, ...row }) => row))
    .returning({ id: addons.id });
  const ids = inserted.map(({ id }) => id);
  const fits = rows.flatMap(({ categoryIds = [] }, index) =>
    categoryIds.map((categoryId) => ({ addonId: ids[index] ?? '', categoryId })),
  );
  if (fits.length > 0) await tx.insert(addonCategories).values(fits);
  return ids;
};

const select = async (tx: Tx, which: SQL | undefined): Promise<Addon[]> =>
  (await tx.select(addonColumns).from(addons).where(which).orderBy(addons.sortOrder, addons.name, addons.id)).map(
    fromRow,
  );

const hasPrice = ({
  useFixedPricing,
  fixedPrice,
  dailyPrice,
  weeklyPrice,
  monthlyPrice,
}: typeof addons.$inferSelect): boolean =>
  (useFixedPricing ? [fixedPrice] : [dailyPrice, weeklyPrice, monthlyPrice]).some((price) => price !== null);

export const fromRow = (row: StoredAddon): Addon => ({
  id: row.id,
  name: { en: row.name, th: row.nameInThai },
  category: row.category,
  shortDescription: { en: row.shortDescription, th: row.shortDescriptionInThai },
  description: { en: row.description, th: row.descriptionInThai },
  imageUrl: row.imageUrl,
  terms: { en: row.terms, th: row.termsInThai },
  price: {
    useFixedPricing: row.useFixedPricing,
    fixedPrice: row.fixedPrice,
    daily: row.dailyPrice,
    weekly: row.weeklyPrice,
    monthly: row.monthlyPrice,
  },
  maxQuantity: row.maxQuantity,
  currentStock: row.currentStock,
  isOffered: row.isActive && row.isOnWebsite && hasPrice(row) && row.archivedAt === null,
  categoryIds: row.categoryIds,
});
