import type { z } from 'zod';
import type { Language } from '#contract/fields.ts';
import type { NewReview } from '#contract/reviews.ts';
import { type Booking, openOwnBooking, recordByStaff } from '#modules/booking/index.ts';
import { findAnyVehicle, lockVehicle, type Vehicle } from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { cachedRead } from '#platform/database/read-cache.ts';
import { drawDifferent, drawNewest, type StaffReview, staffReview } from './review-list-store.ts';
import {
  findReview,
  findReviewOfBooking,
  insertReview,
  type Review,
  reviewedAmong,
  saveHidden,
  updateRating,
} from './review-store.ts';
import { hiddenState } from './rules/hiding.ts';
import { type ReviewRefusal, reviewRefusal } from './rules/may-review.ts';
import { normaliseComment } from './rules/normalise-comment.ts';
import { cannotReview, reviewNotFound, reviewsOff } from './rules/problems.ts';
import { publicName } from './rules/public-name.ts';

/**
 * Saves the customer's review of a rental, which can have only one. 404 for anybody else; 409 if it is already
 * reviewed, not completed, or too old.
 */
export const writeReview = async (
  ctx: Context,
  bookingId: string,
  { rating, comment, city, language }: z.output<typeof NewReview>,
): Promise<Review> => {
  const { tx, now, actor } = ctx;
  await requireReviews(tx);
  const booking = await openOwnBooking(tx, actor, bookingId);
  await lockVehicle(tx, booking.vehicleId);
  const isWritten = (await findReviewOfBooking(tx, bookingId)) !== undefined;
  const refusal = reviewRefusal(booking, { isWritten, now });
  if (refusal) throw cannotReview(refusal);

  const review = await insertReview(tx, {
    bookingId,
    vehicleId: booking.vehicleId,
    rating,
    createdAt: now,
    isExample: false,
    comment: normaliseComment(comment),
    authorName: publicName(booking),
    city: normaliseComment(city ?? '') || null,
    language: language ?? booking.language,
  });
  await updateRating(tx, booking.vehicleId);
  await recordByStaff(ctx, booking, { action: 'review.written', after: { rating } });
  return review;
};

/** Hides a review from the public, or shows it again. 404. */
export const hideReview = async ({ tx, now, actor, record }: Context, id: string, isHidden: boolean): Promise<void> => {
  await requireReviews(tx);
  const unlocked = await findReview(tx, id);
  if (!unlocked) throw reviewNotFound();
  await lockVehicle(tx, unlocked.vehicleId);
  const review = (await findReview(tx, id)) ?? unlocked;
  await saveHidden(tx, { id, ...hiddenState(review, { isHidden, now, by: actor.user?.id ?? null }) });
  await updateRating(tx, review.vehicleId);
  const { bookingNumber, vehicleName } = await readStaffReview(tx, id);
  await record({
    action: isHidden ? 'review.hidden' : 'review.shown',
    subject: { kind: 'review', id, name: `${vehicleName}, ${bookingNumber}` },
    before: { hidden: review.hiddenAt !== null },
    after: { hidden: isHidden },
  });
};

const featured = {
  count: 3,
  atLeastStars: 4,
  /** In characters. */
  length: [40, 220],
} as const;
const NEWEST = 40;

/**
 * Three random reviews for the home page: of the newest real ones, or of the examples if fewer than three real ones
 * match. Reviews in `language`, if given, come first.
 */
export const readFeatured = async (tx: Tx, language: Language | null): Promise<readonly Review[]> => {
  await requireReviews(tx);
  return drawFeatured(tx, language);
};

const drawFeatured = cachedRead(['review'], async (tx, language: Language | null) => {
  const real = await drawNewest(tx, { ...featured, language, isExample: false, of: NEWEST });
  return real.length === featured.count ? real : drawDifferent(tx, { ...featured, language, isExample: true });
});

export type RentalToReview = Readonly<{
  booking: Booking;
  vehicle: Vehicle;
  review: Review | null;
  refusal: ReviewRefusal | null;
}>;

/** The rental that a customer wants to review, and why it cannot be reviewed, if so. 404 for anybody else. */
export const readRentalToReview = async ({ tx, now, actor }: Context, bookingId: string): Promise<RentalToReview> => {
  await requireReviews(tx);
  const booking = await openOwnBooking(tx, actor, bookingId);
  const review = (await findReviewOfBooking(tx, bookingId)) ?? null;
  return {
    booking,
    vehicle: returnedRow(await findAnyVehicle(tx, booking.vehicleId)),
    review,
    refusal: reviewRefusal(booking, { isWritten: review !== null, now }),
  };
};

/** The ids of the given bookings that can be reviewed now. None while reviews are off. */
export const reviewableBookings = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  bookings: readonly Booking[],
): Promise<ReadonlySet<string>> => {
  const { features } = await readSettings(tx);
  if (!features.enableReviews) return new Set();
  const reviewed = await reviewedAmong(
    tx,
    bookings.map(({ id }) => id),
  );
  const open = bookings.filter((booking) => !reviewRefusal(booking, { isWritten: reviewed.has(booking.id), now }));
  return new Set(open.map(({ id }) => id));
};

/** 404 `reviews.off` while the business has reviews switched off. */
export const requireReviews = async (tx: Tx): Promise<void> => {
  const { features } = await readSettings(tx);
  if (!features.enableReviews) throw reviewsOff();
};

/** One review as staff see it. 404 `reviews.not-found`, `reviews.off`. */
export const readStaffReview = async (tx: Tx, id: string): Promise<StaffReview> => {
  await requireReviews(tx);
  const review = await staffReview(tx, id);
  if (!review) throw reviewNotFound();
  return review;
};
