import { eq, sql } from 'drizzle-orm';
import { present, type Tx } from '#platform/database/database.ts';
import { isDeletedUnlessNamed } from '#platform/database/removal.ts';
import { addons } from '../../extras-tables.ts';
import { findOfficeAddon, type OfficeAddon } from '../addon-list-store.ts';

export type AddonRow = typeof addons.$inferInsert;

export const insertAddon = async (tx: Tx, row: AddonRow): Promise<OfficeAddon> => {
  const [made] = await tx.insert(addons).values(row).returning({ id: addons.id });
  return present(await findOfficeAddon(tx, present(made).id));
};

/** The caller has locked the add-on. */
export const saveAddon = async (tx: Tx, id: string, changes: Partial<AddonRow>): Promise<OfficeAddon> => {
  await tx
    .update(addons)
    .set({ ...changes, version: sql`${addons.version} + 1` })
    .where(eq(addons.id, id));
  return present(await findOfficeAddon(tx, id));
};

/** Deletes an add-on; false, and nothing is done, when bookings name it. */
export const deleteAddon = (tx: Tx, id: string): Promise<boolean> =>
  isDeletedUnlessNamed(tx, (inner) => inner.delete(addons).where(eq(addons.id, id)));

export const archiveAddon = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  await tx.update(addons).set({ archivedAt: now }).where(eq(addons.id, id));
};
