import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { assembledOnce, type Tx } from '#platform/database/database.ts';
import { insertMany } from '#platform/database/insert-many.ts';
import { mapForeignKeyErrors } from './booking-store.ts';
import { bookingChanges, bookings } from './booking-tables.ts';

/** A change that waits for its payment, or that ended unpaid. */
export type WaitingChange = typeof bookingChanges.$inferSelect;

export const findChange = async (tx: Tx, bookingId: string): Promise<WaitingChange | null> => {
  const [row] = await changeOf(tx).execute({ bookingId });
  return row ?? null;
};

const changeOf = assembledOnce((tx) =>
  tx
    .select()
    .from(bookingChanges)
    .where(eq(bookingChanges.bookingId, sql.placeholder('bookingId'))),
);

export const insertChange = async (tx: Tx, change: Omit<WaitingChange, 'endedAt'>): Promise<void> => {
  await mapForeignKeyErrors(tx.insert(bookingChanges).values(change));
};

export type NewChange = typeof bookingChanges.$inferInsert;

/** Inserts changes unchanged, to seed a database. Holds nothing for them. */
export const addChanges = (tx: Tx, rows: readonly NewChange[]): Promise<void> => insertMany(tx, bookingChanges, rows);

/** Marks a change as ended unpaid; it holds no use of a promotion since. */
export const saveEnded = async (tx: Tx, bookingId: string, endedAt: Temporal.Instant): Promise<void> => {
  await tx.update(bookingChanges).set({ endedAt, promotionId: null }).where(eq(bookingChanges.bookingId, bookingId));
};

export const deleteChange = async (tx: Tx, bookingId: string): Promise<void> => {
  await tx.delete(bookingChanges).where(eq(bookingChanges.bookingId, bookingId));
};

/** Whether a change that is over may still hold time of a vehicle, because its job has not ended it yet. */
export const hasOverdueChange = async (tx: Tx, vehicleId: string, now: Temporal.Instant): Promise<boolean> => {
  const rows = await overdueOf(tx).execute({ vehicleId, now: now.toString() });
  return rows.length > 0;
};

const overdueOf = assembledOnce((tx) =>
  tx
    .select({ id: bookingChanges.bookingId })
    .from(bookingChanges)
    .innerJoin(bookings, eq(bookings.id, bookingChanges.bookingId))
    .where(
      and(
        isNull(bookingChanges.endedAt),
        sql`${bookingChanges.endsAt} <= ${sql.placeholder('now')}`,
        eq(bookings.vehicleId, sql.placeholder('vehicleId')),
      ),
    )
    .limit(1),
);

/** The bookings whose waiting change is over, oldest first. */
export const overdueChanges = async (tx: Tx, now: Temporal.Instant): Promise<string[]> => {
  const rows = await tx
    .select({ id: bookingChanges.bookingId })
    .from(bookingChanges)
    .where(and(isNull(bookingChanges.endedAt), lte(bookingChanges.endsAt, now)))
    .orderBy(bookingChanges.endsAt)
    .limit(200);
  return rows.map(({ id }) => id);
};
