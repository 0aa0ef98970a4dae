import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { containing } from '#platform/database/text-search.ts';
import { addons } from '../extras-tables.ts';
import { type Addon, fromRow } from './addon-store.ts';

export type OfficeAddon = Readonly<{
  addon: Addon;
  isActive: boolean;
  showOnWebsite: boolean;
  sortOrder: number;
  adminNotes: string;
  version: number;
}>;

type Asked = Readonly<{
  search: string;
  category: Addon['category'] | undefined;
  isActive: boolean | undefined;
  limit: number;
  offset: number;
}>;

/** A page of the add-ons that are not archived, in the order of the website. */
export const listAddons = async (
  tx: Tx,
  { limit, offset, ...wanted }: Asked,
): Promise<{ rows: OfficeAddon[]; total: number }> => {
  const found = matching(wanted);
  const rows = await tx
    .select()
    .from(addons)
    .where(found)
    .orderBy(addons.sortOrder, addons.name, addons.id)
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(officeAddon), total: await tx.$count(addons, found) };
};

/** One that is not archived. */
export const findOfficeAddon = async (tx: Tx, id: string): Promise<OfficeAddon | undefined> => {
  const [row] = await tx
    .select()
    .from(addons)
    .where(and(eq(addons.id, id), isNull(addons.archivedAt)));
  return row && officeAddon(row);
};

const matching = ({ search, category, isActive }: Omit<Asked, 'limit' | 'offset'>): SQL | undefined => {
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
