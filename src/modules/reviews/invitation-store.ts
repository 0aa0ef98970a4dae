import { and, asc, between, eq, notExists } from 'drizzle-orm';
import type { Period } from '#kernel/period.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { insertMany } from '#platform/database/insert-many.ts';
import { reviewInvitations, reviews } from './reviews-tables.ts';

/** Bookings returned in a period that have neither a review nor a review invitation. */
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

/** Records that a booking's customer was invited; false if the invitation exists or is being created concurrently. */
export const claimInvitation = async (tx: Tx, invitation: typeof reviewInvitations.$inferInsert): Promise<boolean> => {
  const { rowCount } = await tx.insert(reviewInvitations).values(invitation).onConflictDoNothing();
  return rowCount === 1;
};

/** Marks bookings as already invited, so that no invitation is sent; for seeding. */
export const addInvitations = async (
  tx: Tx,
  rows: readonly (typeof reviewInvitations.$inferInsert)[],
): Promise<void> => {
  await insertMany(tx, reviewInvitations, rows);
};
