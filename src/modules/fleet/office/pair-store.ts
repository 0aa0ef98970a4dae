import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { brokenConstraint, returnedRow, type Tx } from '#platform/database/database.ts';
import { locationPairs, locations } from '../records/fleet-tables.ts';
import { pairExists } from '../rules/problems.ts';

export type PairRow = typeof locationPairs.$inferSelect;
export type PairValues = Omit<typeof locationPairs.$inferInsert, 'id' | 'version'>;

/** The pairs of locations that are not archived, in the order of these. */
export const listPairs = async (tx: Tx): Promise<PairRow[]> => {
  const [from, to] = [alias(locations, 'pick_up'), alias(locations, 'drop_off')];
  const rows = await tx
    .select({ pair: locationPairs })
    .from(locationPairs)
    .innerJoin(from, and(eq(from.id, locationPairs.fromId), isNull(from.archivedAt)))
    .innerJoin(to, and(eq(to.id, locationPairs.toId), isNull(to.archivedAt)))
    .orderBy(asc(from.displayOrder), asc(from.name), asc(to.displayOrder), asc(to.name));
  return rows.map(({ pair }) => pair);
};

/** Finds a pair and locks it against concurrent changes. */
export const lockPair = async (tx: Tx, id: string): Promise<PairRow | undefined> => {
  const [row] = await tx.select().from(locationPairs).where(eq(locationPairs.id, id)).for('update');
  return row;
};

/** 409 `fleet.pair-exists`. */
export const insertPair = async (tx: Tx, row: PairValues): Promise<PairRow> =>
  returnedRow((await refusingTwice(tx.insert(locationPairs).values(row).returning()))[0]);

/** Updates a pair and its version. 409 `fleet.pair-exists`. The caller has locked it. */
export const savePair = async (tx: Tx, id: string, row: PairValues): Promise<PairRow> => {
  const next = { ...row, version: sql`${locationPairs.version} + 1` };
  const saved = tx.update(locationPairs).set(next).where(eq(locationPairs.id, id)).returning();
  return returnedRow((await refusingTwice(saved))[0]);
};

export const deletePair = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(locationPairs).where(eq(locationPairs.id, id));
};

const refusingTwice = <Done>(write: PromiseLike<Done>): Promise<Done> =>
  Promise.resolve(write).catch((error: unknown) => {
    throw brokenConstraint(error) === 'location_pair_once' ? pairExists() : error;
  });
