import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { categories } from '#modules/fleet/records/fleet-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { isDeletedUnlessNamed } from '#platform/database/removal.ts';
import { containing } from '#platform/database/text-search.ts';
import { addonCategories, addons } from '../records/extras-tables.ts';
import { type Addon, addonColumns, fromRow, type StoredAddon } from './addon-store.ts';

export type OfficeAddon = Readonly<{
  addon: Addon;
  isActive: boolean;
  showOnWebsite: boolean;
  sortOrder: number;
  adminNotes: string;
  version: number;
}>;

type AddonQuery = Readonly<{
  search: string;
  category: Addon['category'] | undefined;
  isActive: boolean | undefined;
  limit: number;
  offset: number;
}>;

/** A page of the unarchived add-ons, in the order of the website. */
export const listAddons = async (
  tx: Tx,
  { limit, offset, ...filter }: AddonQuery,
): Promise<{ rows: OfficeAddon[]; total: number }> => {
  const matches = matching(filter);
  const rows = await tx
    .select(addonColumns)
    .from(addons)
    .where(matches)
    .orderBy(addons.sortOrder, addons.name, addons.id)
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(officeAddon), total: await tx.$count(addons, matches) };
};

/** An unarchived add-on by its id. */
export const findOfficeAddon = async (tx: Tx, id: string): Promise<OfficeAddon | undefined> => {
  const [row] = await tx
    .select(addonColumns)
    .from(addons)
    .where(and(eq(addons.id, id), isNull(addons.archivedAt)));
  return row && officeAddon(row);
};

const matching = ({ search, category, isActive }: Omit<AddonQuery, 'limit' | 'offset'>): SQL | undefined => {
  const { name, nameInThai, shortDescription, shortDescriptionInThai, description, descriptionInThai } = addons;
  const texts = [name, nameInThai, shortDescription, shortDescriptionInThai, description, descriptionInThai];
  return and(
    isNull(addons.archivedAt),
    category && eq(addons.category, category),
    isActive === undefined ? undefined : eq(addons.isActive, isActive),
    search === '' ? undefined : or(...texts.map((text) => sql`${text} ilike ${containing(search)}`)),
  );
};

const officeAddon = (row: StoredAddon): OfficeAddon => ({
  addon: fromRow(row),
  isActive: row.isActive,
  showOnWebsite: row.isOnWebsite,
  sortOrder: row.sortOrder,
  adminNotes: row.adminNotes,
  version: row.version,
});

export type AddonRow = typeof addons.$inferInsert;

type Fitting = Readonly<{ categoryIds: readonly string[] | undefined }>;

export const insertAddon = async (tx: Tx, row: AddonRow, { categoryIds = [] }: Fitting): Promise<OfficeAddon> => {
  const [inserted] = await tx.insert(addons).values(row).returning({ id: addons.id });
  const { id } = returnedRow(inserted);
  await replaceCategories(tx, id, categoryIds);
  return returnedRow(await findOfficeAddon(tx, id));
};

/** Updates an add-on, its version and, if given, its categories. The caller has locked the add-on. */
export const saveAddon = async (
  tx: Tx,
  id: string,
  changes: Partial<AddonRow>,
  { categoryIds }: Fitting,
): Promise<OfficeAddon> => {
  await tx
    .update(addons)
    .set({ ...changes, version: sql`${addons.version} + 1` })
    .where(eq(addons.id, id));
  if (categoryIds) await replaceCategories(tx, id, categoryIds);
  return returnedRow(await findOfficeAddon(tx, id));
};

/** The names of vehicle categories, archived ones included, in the order of the website. */
export const categoryNames = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const { id, name, displayOrder } = categories;
  const rows = await tx
    .select({ name })
    .from(categories)
    .where(inArray(id, [...ids]))
    .orderBy(displayOrder, name);
  return rows.map((row) => row.name);
};

const replaceCategories = async (tx: Tx, addonId: string, categoryIds: readonly string[]): Promise<void> => {
  await tx.delete(addonCategories).where(eq(addonCategories.addonId, addonId));
  const rows = [...new Set(categoryIds)].map((categoryId) => ({ addonId, categoryId }));
  if (rows.length > 0) await tx.insert(addonCategories).values(rows);
};

/** Deletes an add-on; returns false and does nothing if bookings refer to it. */
export const deleteAddon = (tx: Tx, id: string): Promise<boolean> =>
  isDeletedUnlessNamed(tx, (inner) => inner.delete(addons).where(eq(addons.id, id)));

export const archiveAddon = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  await tx.update(addons).set({ archivedAt: now }).where(eq(addons.id, id));
};
