import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { saveRating } from '#modules/fleet/index.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { insertMany } from '#platform/database/insert-many.ts';
import { reviews } from './reviews-tables.ts';

export type Review = typeof reviews.$inferSelect;
export type NewReviewRow = Omit<Review, 'id' | 'hiddenAt' | 'hiddenBy'>;

export const findReview = async (tx: Tx, id: string): Promise<Review | undefined> => {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id));
  return row;
};

export const findReviewOfBooking = async (tx: Tx, bookingId: string): Promise<Review | undefined> => {
  const [row] = await tx.select().from(reviews).where(eq(reviews.bookingId, bookingId));
  return row;
};

/** The given bookings that have a review. */
export const reviewedAmong = async (tx: Tx, bookingIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ bookingId: reviews.bookingId })
    .from(reviews)
    .where(inArray(reviews.bookingId, [...bookingIds]));
  return new Set(rows.map(({ bookingId }) => bookingId));
};

export const insertReview = async (tx: Tx, review: NewReviewRow): Promise<Review> => {
  const [row] = await tx.insert(reviews).values(review).returning();
  return returnedRow(row);
};

export const saveHidden = async (
  tx: Tx,
  { id, hiddenAt, hiddenBy }: Pick<Review, 'id' | 'hiddenAt' | 'hiddenBy'>,
): Promise<void> => {
  await tx.update(reviews).set({ hiddenAt, hiddenBy }).where(eq(reviews.id, id));
};

/** The number of a vehicle's published reviews, and the sum of their stars. */
const ratingTotals = async (tx: Tx, vehicleId: string): Promise<{ count: number; sum: number }> => {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int`, sum: sql<number>`coalesce(sum(${reviews.rating}), 0)::int` })
    .from(reviews)
    .where(and(eq(reviews.vehicleId, vehicleId), isNull(reviews.hiddenAt)));
  return returnedRow(row);
};

/**
 * Recalculates a vehicle's rating from its published reviews. The caller has locked the vehicle, so that this is
 * serialised.
 */
export const updateRating = async (tx: Tx, vehicleId: string): Promise<void> =>
  saveRating(tx, vehicleId, await ratingTotals(tx, vehicleId));

/** Removes customers' names and cities from the reviews of these bookings. Stars and comments stay. */
export const anonymiseReviews = async (tx: Tx, bookingIds: readonly string[]): Promise<void> => {
  const authorName = sql`case ${reviews.language} when 'th' then 'ลูกค้า' else 'A customer' end`;
  await tx
    .update(reviews)
    .set({ authorName, city: null })
    .where(inArray(reviews.bookingId, [...bookingIds]));
};

/** Inserts reviews as given and updates the ratings of their vehicles, for seeding. */
export const addReviews = async (tx: Tx, rows: readonly (typeof reviews.$inferInsert)[]): Promise<void> => {
  await insertMany(tx, reviews, rows);
  for (const vehicleId of new Set(rows.map((row) => row.vehicleId))) await updateRating(tx, vehicleId);
};
