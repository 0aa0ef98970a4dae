import type { Tx } from '#platform/database/database.ts';
import { keepRating } from './keep-rating.ts';
import { reviewInvitations, reviews } from './reviews-tables.ts';

/** Adds reviews as they are, and the ratings of their vehicles; for the fill of a database. */
export const addReviews = async (tx: Tx, rows: readonly (typeof reviews.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(reviews).values([...rows]);
  for (const vehicleId of new Set(rows.map((row) => row.vehicleId))) await keepRating(tx, vehicleId);
};

/** Notes of bookings that nobody shall be asked about; for the fill of a database. */
export const addInvitations = async (
  tx: Tx,
  rows: readonly (typeof reviewInvitations.$inferInsert)[],
): Promise<void> => {
  if (rows.length > 0) await tx.insert(reviewInvitations).values([...rows]);
};
