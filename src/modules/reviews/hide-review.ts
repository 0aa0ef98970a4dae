import { lockVehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { keepRating } from './keep-rating.ts';
import { needReviews } from './need-reviews.ts';
import { findReview, saveHidden } from './review-store.ts';
import { hiding } from './rules/hiding.ts';
import { reviewNotFound } from './rules/problems.ts';

/** Hides a review from the public, or shows it again. 404 when there is none. */
export const hideReview = async ({ tx, now, actor }: Context, id: string, isHidden: boolean): Promise<void> => {
  await needReviews(tx);
  const found = await findReview(tx, id);
  if (!found) throw reviewNotFound();
  await lockVehicle(tx, found.vehicleId);
  const review = (await findReview(tx, id)) ?? found;
  await saveHidden(tx, { id, ...hiding(review, { isHidden, now, by: actor.user?.id ?? null }) });
  await keepRating(tx, review.vehicleId);
};
