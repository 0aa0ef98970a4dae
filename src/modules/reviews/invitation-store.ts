import { and, asc, between, eq, notExists } from 'drizzle-orm';
import type { Period } from '#kernel/period.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { reviewInvitations, reviews } from './reviews-tables.ts';

/** Rentals that ended in a period and whose customers were neither asked nor have written by themselves. */
export const bookingsToInvite = async (
  tx: Tx,
  { from, until }: Period,
  { most }: { most: number },
): Promise<string[]> => {
  const invited = tx.select().from(reviewInvitations).where(eq(reviewInvitations.bookingId, bookings.id));
  const written = tx.select().from(reviews).where(eq(reviews.bookingId, bookings.id));
  const rows = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'completed'),
        between(bookings.returnedAt, from, until),
        notExists(invited),
        notExists(written),
      ),
    )
    .orderBy(asc(bookings.returnedAt))
    .limit(most);
  return rows.map(({ id }) => id);
};

/** Notes that a customer is asked. False when somebody else has done so, or is about to. */
export const claimInvitation = async (tx: Tx, invitation: typeof reviewInvitations.$inferInsert): Promise<boolean> => {
  const { rowCount } = await tx.insert(reviewInvitations).values(invitation).onConflictDoNothing();
  return rowCount === 1;
};

/** Notes of bookings that nobody shall be asked about; for the fill of a database. */
export const addInvitations = async (
  tx: Tx,
  rows: readonly (typeof reviewInvitations.$inferInsert)[],
): Promise<void> => {
  if (rows.length > 0) await tx.insert(reviewInvitations).values([...rows]);
};
