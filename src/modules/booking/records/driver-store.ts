import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { drivers } from './booking-tables.ts';

export type BookingDriver = typeof drivers.$inferSelect;
export type NewDriverRow = Omit<typeof drivers.$inferInsert, 'id' | 'bookingId' | 'position'>;

/** The drivers of a booking, the main one first. */
export const driversOf = (tx: Tx, bookingId: string): Promise<BookingDriver[]> =>
  tx.select().from(drivers).where(eq(drivers.bookingId, bookingId)).orderBy(asc(drivers.position)).execute();

/** The first is the main driver. */
export const insertDrivers = async (
  tx: Tx,
  bookingId: string,
  rows: readonly NewDriverRow[],
): Promise<BookingDriver[]> => {
  if (rows.length === 0) return [];
  return tx
    .insert(drivers)
    .values(rows.map((row, position) => ({ ...row, bookingId, position })))
    .returning();
};

type Seen = Readonly<{ at: Temporal.Instant; byId: string | null; byName: string }>;

/** Notes who saw these drivers' licences, but for those seen before. */
export const noteSeen = async (
  tx: Tx,
  { bookingId, ids }: { bookingId: string; ids: readonly string[] },
  { at, byId, byName }: Seen,
): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .update(drivers)
    .set({ seenAt: at, seenBy: byId, seenByName: byName })
    .where(and(eq(drivers.bookingId, bookingId), inArray(drivers.id, [...ids]), isNull(drivers.seenAt)));
};
