import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { isDeletedUnlessNamed } from '#platform/database/removal.ts';
import { containing } from '#platform/database/text-search.ts';
import { addons } from '../records/extras-tables.ts';
import { type Addon, fromRow } from './addon-store.ts';

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
    .select()
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
    .select()
    .from(addons)
    .where(and(eq(addons.id, id), isNull(addons.archivedAt)));
  return row && officeAddon(row);
};

const matching = ({ search, category, isActive }: Omit<AddonQuery, 'limit' | 'offset'>): SQL | undefined => {
  const texts = [addons.name, addons.nameInThai, addons.shortDescription, addons.description];
  return and(
    isNull(addons.archivedAt),
    category && eq(addons.category, category),
    isActive === undefined ? undefined : eq(addons.isActive, isActive),
    search === '' ? undefined : or(...texts.map((text) => sql`${text} ilike ${containing(search)}`)),
  );
};

const officeAddon = (row: typeof addons.$inferSelect): OfficeAddon => ({
  addon: fromRow(row),
  isActive: row.isActive,
  showOnWebsite: row.isOnWebsite,
  sortOrder: row.sortOrder,
  adminNotes: row.adminNotes,
  version: row.version,
});

export type AddonRow = typeof addons.$inferInsert;

export const insertAddon = async (tx: Tx, row: AddonRow): Promise<OfficeAddon> => {
  const [inserted] = await tx.insert(addons).values(row).returning({ id: addons.id });
  return returnedRow(await findOfficeAddon(tx, returnedRow(inserted).id));
};

/** Updates an add-on and its version. The caller has locked the add-on. */
export const saveAddon = async (tx: Tx, id: string, changes: Partial<AddonRow>): Promise<OfficeAddon> => {
  await tx
    .update(addons)
    .set({ ...changes, version: sql`${addons.version} + 1` })
    .where(eq(addons.id, id));
  return returnedRow(await findOfficeAddon(tx, id));
};

/** Deletes an add-on; returns false and does nothing if bookings refer to it. */
export const deleteAddon = (tx: Tx, id: string): Promise<boolean> =>
  isDeletedUnlessNamed(tx, (inner) => inner.delete(addons).where(eq(addons.id, id)));

export const archiveAddon = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  await tx.update(addons).set({ archivedAt: now }).where(eq(addons.id, id));
};
