import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { AddonShape } from '#contract/extras.ts';
import type { Satang } from '#kernel/money.ts';
import type { Tx } from '#platform/database/database.ts';
import { addons } from '../records/extras-tables.ts';

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
  /** Whether customers can choose it: active, on the website, not archived. */
  isOffered: boolean;
}>;

export const readOfferedAddons = (tx: Tx, category?: Addon['category']): Promise<Addon[]> =>
  select(
    tx,
    and(
      eq(addons.isActive, true),
      eq(addons.isOnWebsite, true),
      isNull(addons.archivedAt),
      category && eq(addons.category, category),
    ),
  );

/** The add-ons with these ids, whatever their status; unknown ids are left out. */
export const readAddons = async (tx: Tx, ids: readonly string[]): Promise<Addon[]> =>
  ids.length === 0 ? [] : select(tx, inArray(addons.id, [...ids]));

/**
 * Reads add-ons and locks their rows, so that their stock can be counted. Always locked in the order of ids, to prevent
 * deadlocks.
 */
export const lockAddons = async (tx: Tx, ids: readonly string[]): Promise<Addon[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(addons)
    .where(inArray(addons.id, [...ids]))
    .orderBy(addons.id)
    .for('update');
  return rows.map(fromRow);
};

/** Inserts add-ons as given, for seeding and tests. Returns their ids in the same order. */
export const addAddons = async (tx: Tx, rows: (typeof addons.$inferInsert)[]): Promise<string[]> =>
  (await tx.insert(addons).values(rows).returning({ id: addons.id })).map(({ id }) => id);

const select = async (tx: Tx, which: SQL | undefined): Promise<Addon[]> =>
  (await tx.select().from(addons).where(which).orderBy(addons.sortOrder, addons.name, addons.id)).map(fromRow);

export const fromRow = (row: typeof addons.$inferSelect): Addon => ({
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
  isOffered: row.isActive && row.isOnWebsite && row.archivedAt === null,
});
