import { eq } from 'drizzle-orm';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { fleetImports } from '../records/fleet-tables.ts';

export type FleetImport = Readonly<typeof fleetImports.$inferSelect>;

export const insertImport = async (tx: Tx, row: typeof fleetImports.$inferInsert): Promise<FleetImport> => {
  const [inserted] = await tx.insert(fleetImports).values(row).returning();
  return returnedRow(inserted);
};

export const findImport = async (tx: Tx, id: string): Promise<FleetImport | undefined> => {
  const [row] = await tx.select().from(fleetImports).where(eq(fleetImports.id, id));
  return row;
};

/** Finds an import and locks its row, so that two runs of its job cannot add the same vehicle twice. */
export const lockImport = async (tx: Tx, id: string): Promise<FleetImport | undefined> => {
  const [row] = await tx.select().from(fleetImports).where(eq(fleetImports.id, id)).for('update');
  return row;
};

type Progress = Partial<Pick<FleetImport, 'done' | 'seen' | 'bad' | 'finishedAt'>>;

export const saveProgress = async (tx: Tx, id: string, progress: Progress): Promise<void> => {
  await tx.update(fleetImports).set(progress).where(eq(fleetImports.id, id));
};
