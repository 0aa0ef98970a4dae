import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { transferSlips } from '../records/booking-tables.ts';

export type StoredSlip = typeof transferSlips.$inferSelect;

/** Oldest first. */
export const slipsOf = (tx: Tx, bookingId: string): Promise<StoredSlip[]> =>
  tx
    .select()
    .from(transferSlips)
    .where(eq(transferSlips.bookingId, bookingId))
    .orderBy(asc(transferSlips.createdAt), asc(transferSlips.id));

export const findSlip = async (tx: Tx, bookingId: string, id: string): Promise<StoredSlip | undefined> => {
  const [row] = await tx
    .select()
    .from(transferSlips)
    .where(and(eq(transferSlips.bookingId, bookingId), eq(transferSlips.id, id)));
  return row;
};

export const insertSlips = async (tx: Tx, rows: readonly StoredSlip[]): Promise<void> => {
  await tx.insert(transferSlips).values([...rows]);
};

/** The given ids that belong to a slip. */
export const registeredSlips = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: transferSlips.id })
    .from(transferSlips)
    .where(inArray(transferSlips.id, [...ids]));
  return rows.map(({ id }) => id);
};
