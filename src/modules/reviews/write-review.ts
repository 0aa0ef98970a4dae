import type { z } from 'zod';
import type { NewReview } from '#contract/reviews.ts';
import { openAsCustomer, recordByStaff } from '#modules/booking/index.ts';
import { lockVehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { keepRating } from './keep-rating.ts';
import { needReviews } from './need-reviews.ts';
import { findReviewOfBooking, insertReview, type Review } from './review-store.ts';
import { refusalOf } from './rules/may-review.ts';
import { cannotReview } from './rules/problems.ts';
import { shownName } from './rules/shown-name.ts';
import { tidyComment } from './rules/tidy-comment.ts';

/** Writes the one review of a rental, by its customer. 404 for anyone else, 409 when it is written, too early or too late. */
export const writeReview = async (
  ctx: Context,
  bookingId: string,
  { rating, comment, city, language }: z.output<typeof NewReview>,
): Promise<Review> => {
  const { tx, now, actor } = ctx;
  await needReviews(tx);
  const booking = await openAsCustomer(tx, actor, bookingId);
  await lockVehicle(tx, booking.vehicleId);
  const isWritten = (await findReviewOfBooking(tx, bookingId)) !== undefined;
  const refusal = refusalOf(booking, { isWritten, now });
  if (refusal) throw cannotReview(refusal);

  const review = await insertReview(tx, {
    bookingId,
    vehicleId: booking.vehicleId,
    rating,
    createdAt: now,
    isExample: false,
    comment: tidyComment(comment),
    authorName: shownName(booking),
    city: tidyComment(city ?? '') || null,
    language: language ?? booking.language,
  });
  await keepRating(tx, booking.vehicleId);
  await recordByStaff(ctx, booking, { action: 'review.written', after: { rating } });
  return review;
};
