import { lockVehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { keepRating } from './keep-rating.ts';
import { needReviews } from './need-reviews.ts';
import { staffReview } from './review-list-store.ts';
import { findReview, saveHidden } from './review-store.ts';
import { hiding } from './rules/hiding.ts';
import { reviewNotFound } from './rules/problems.ts';

/** Hides a review from the public, or shows it again. 404 when there is none. */
export const hideReview = async ({ tx, now, actor, record }: Context, id: string, isHidden: boolean): Promise<void> => {
  await needReviews(tx);
  const found = await findReview(tx, id);
  if (!found) throw reviewNotFound();
  await lockVehicle(tx, found.vehicleId);
  const review = (await findReview(tx, id)) ?? found;
  await saveHidden(tx, { id, ...hiding(review, { isHidden, now, by: actor.user?.id ?? null }) });
  await keepRating(tx, review.vehicleId);
  const { bookingNumber, vehicleName } = await staffReview(tx, id);
  await record({
    action: isHidden ? 'review.hidden' : 'review.shown',
    subject: { kind: 'review', id, name: `${vehicleName}, ${bookingNumber}` },
    before: { hidden: review.hiddenAt !== null },
    after: { hidden: isHidden },
  });
};
