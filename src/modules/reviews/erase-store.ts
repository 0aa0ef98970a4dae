import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { reviews } from './reviews-tables.ts';

/** Takes the customers' names and cities off the reviews of these bookings. Stars and words stay. */
export const anonymiseReviews = async (tx: Tx, bookingIds: readonly string[]): Promise<void> => {
  const authorName = sql`case ${reviews.language} when 'th' then 'ลูกค้า' else 'A customer' end`;
  await tx
    .update(reviews)
    .set({ authorName, city: null })
    .where(inArray(reviews.bookingId, [...bookingIds]));
};
