import { type Booking, openAsCustomer } from '#modules/booking/index.ts';
import { findAnyVehicle, type Vehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { present } from '#platform/database/database.ts';
import { needReviews } from './need-reviews.ts';
import { findReviewOfBooking, type Review } from './review-store.ts';
import { type Refusal, refusalOf } from './rules/may-review.ts';

export type RentalToReview = Readonly<{
  booking: Booking;
  vehicle: Vehicle;
  review: Review | null;
  refusal: Refusal | null;
}>;

/** What a customer reviews, and whether they still can. 404 for anyone else. */
export const readRentalToReview = async ({ tx, now, actor }: Context, bookingId: string): Promise<RentalToReview> => {
  await needReviews(tx);
  const booking = await openAsCustomer(tx, actor, bookingId);
  const review = (await findReviewOfBooking(tx, bookingId)) ?? null;
  return {
    booking,
    vehicle: present(await findAnyVehicle(tx, booking.vehicleId)),
    review,
    refusal: refusalOf(booking, { isWritten: review !== null, now }),
  };
};
