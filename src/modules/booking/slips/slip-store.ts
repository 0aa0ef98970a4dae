import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { transferSlips } from '../records/booking-tables.ts';

export type StoredSlip = typeof transferSlips.$inferSelect;

/** Oldest first, without those that were taken back. */
export const slipsOf = (tx: Tx, bookingId: string): Promise<StoredSlip[]> =>
  tx
    .select()
    .from(transferSlips)
    .where(and(eq(transferSlips.bookingId, bookingId), isNull(transferSlips.withdrawnAt)))
    .orderBy(asc(transferSlips.createdAt), asc(transferSlips.id));

/** When slips of a booking were taken back. */
export const withdrawalsOf = async (tx: Tx, bookingId: string): Promise<Temporal.Instant[]> => {
  const rows = await tx
    .select({ at: transferSlips.withdrawnAt })
    .from(transferSlips)
    .where(and(eq(transferSlips.bookingId, bookingId), isNotNull(transferSlips.withdrawnAt)));
  return rows.flatMap(({ at }) => at ?? []);
};

/** How many slips ever came for a booking, those taken back included: their files stay for a while. */
export const countSlips = (tx: Tx, bookingId: string): Promise<number> =>
  tx.$count(transferSlips, eq(transferSlips.bookingId, bookingId));

export const findSlip = async (tx: Tx, bookingId: string, id: string): Promise<StoredSlip | undefined> => {
  const [row] = await tx
    .select()
    .from(transferSlips)
    .where(and(eq(transferSlips.bookingId, bookingId), eq(transferSlips.id, id), isNull(transferSlips.withdrawnAt)));
  return row;
};

export const withdrawSlip = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  await tx.update(transferSlips).set({ withdrawnAt: now }).where(eq(transferSlips.id, id));
};

export const insertSlips = async (tx: Tx, rows: readonly StoredSlip[]): Promise<void> => {
  await tx.insert(transferSlips).values([...rows]);
};

/** The given ids that belong to a slip that was not taken back. */
export const registeredSlips = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: transferSlips.id })
    .from(transferSlips)
    .where(and(inArray(transferSlips.id, [...ids]), isNull(transferSlips.withdrawnAt)));
  return rows.map(({ id }) => id);
};
