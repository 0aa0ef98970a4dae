import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { seasons } from './pricing-tables.ts';
import type { Season } from './rules/seasons.ts';

export type OfficeSeason = Omit<typeof seasons.$inferSelect, 'archivedAt'>;
export type SeasonRow = Omit<OfficeSeason, 'id' | 'version'>;

const columns = {
  id: seasons.id,
  name: seasons.name,
  nameInThai: seasons.nameInThai,
  description: seasons.description,
  startDate: seasons.startDate,
  endDate: seasons.endDate,
  multiplier: seasons.multiplier,
  priority: seasons.priority,
  categoryIds: seasons.categoryIds,
  isActive: seasons.isActive,
  version: seasons.version,
};

/** All unarchived seasons by their first day; of those that start together, the highest priority first. */
export const listSeasons = (tx: Tx): Promise<OfficeSeason[]> =>
  tx
    .select(columns)
    .from(seasons)
    .where(isNull(seasons.archivedAt))
    .orderBy(asc(seasons.startDate), desc(seasons.priority), asc(seasons.id));

/** Finds an unarchived season and locks it against concurrent changes. */
export const lockSeason = async (tx: Tx, id: string): Promise<OfficeSeason | undefined> => {
  const matches = and(eq(seasons.id, id), isNull(seasons.archivedAt));
  const [row] = await tx.select(columns).from(seasons).where(matches).for('update');
  return row;
};

export const insertSeason = async (tx: Tx, row: SeasonRow): Promise<OfficeSeason> => {
  const [inserted] = await tx
    .insert(seasons)
    .values({ ...row, id: sql`uuidv7()` })
    .returning(columns);
  return returnedRow(inserted);
};

/** Updates a season and its version. The caller has locked the season. */
export const saveSeason = async (tx: Tx, id: string, row: SeasonRow): Promise<OfficeSeason> => {
  const next = { ...row, version: sql`${seasons.version} + 1` };
  const [saved] = await tx.update(seasons).set(next).where(eq(seasons.id, id)).returning(columns);
  return returnedRow(saved);
};

export const deleteSeason = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(seasons).where(eq(seasons.id, id));
};

export const archiveSeason = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  await tx.update(seasons).set({ archivedAt: now }).where(eq(seasons.id, id));
};

/** Inserts seasons as given, for seeding and tests. */
export const addSeasons = async (tx: Tx, rows: readonly Season[]): Promise<void> => {
  await tx.insert(seasons).values(rows.map(seasonRow));
};

const seasonRow = ({ name, categoryIds, ...season }: Season) => ({
  ...season,
  name: name.en,
  nameInThai: name.th,
  categoryIds: categoryIds && [...categoryIds],
  isActive: true,
});
