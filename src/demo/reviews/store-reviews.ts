import { addInvitations, addReviews } from '#modules/reviews/index.ts';
import type { Context } from '#platform/context.ts';
import type { History } from '../history/plan-history.ts';
import type { DemoReview } from './plan-reviews.ts';

/** The reviews, and for every booking the note that nobody is to be asked: no mail ever goes to invented people. */
export const storeReviews = async (
  { tx, now }: Context,
  { bookings }: History,
  reviews: readonly DemoReview[],
): Promise<void> => {
  await addReviews(tx, reviews);
  await addInvitations(
    tx,
    bookings.map(({ booking }) => ({ bookingId: booking.id, createdAt: now })),
  );
};
