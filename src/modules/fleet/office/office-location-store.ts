import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { brokenConstraint, returnedRow, type Tx } from '#platform/database/database.ts';
import { locations } from '../records/fleet-tables.ts';
import { locationNameTaken } from '../rules/problems.ts';

export type LocationRow = typeof locations.$inferSelect;
export type LocationValues = Omit<typeof locations.$inferInsert, 'id' | 'version' | 'archivedAt'>;

/** Every location that is not archived, in the order in which customers see them. */
export const listOfficeLocations = (tx: Tx): Promise<LocationRow[]> =>
  tx
    .select()
    .from(locations)
    .where(isNull(locations.archivedAt))
    .orderBy(asc(locations.displayOrder), asc(locations.name));

/** The same locations, all locked against concurrent changes, because "is this the last one" depends on every row. */
export const lockOfficeLocations = (tx: Tx): Promise<LocationRow[]> =>
  tx.select().from(locations).where(isNull(locations.archivedAt)).orderBy(asc(locations.id)).for('update');

export const insertLocation = (tx: Tx, fields: LocationValues): Promise<LocationRow> =>
  unlessNameTaken(async () => returnedRow((await tx.insert(locations).values(fields).returning())[0]));

export const saveLocation = (tx: Tx, id: string, fields: Partial<LocationValues>): Promise<LocationRow> =>
  unlessNameTaken(async () => {
    const version = sql`${locations.version} + 1`;
    const saved = tx
      .update(locations)
      .set({ ...fields, version })
      .where(eq(locations.id, id));
    return returnedRow((await saved.returning())[0]);
  });

export const deleteLocation = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(locations).where(eq(locations.id, id));
};

export const archiveLocation = async (tx: Tx, id: string, at: Temporal.Instant): Promise<void> => {
  await tx
    .update(locations)
    .set({ archivedAt: at, isActive: false })
    .where(and(eq(locations.id, id), isNull(locations.archivedAt)));
};

const unlessNameTaken = async <Result>(save: () => Promise<Result>): Promise<Result> => {
  try {
    return await save();
  } catch (error) {
    throw brokenConstraint(error) === 'location_name' ? locationNameTaken() : error;
  }
};
