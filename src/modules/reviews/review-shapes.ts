import type { z } from 'zod';
import type { RentalToReviewShape, ReviewShape, StaffReviewShape } from '#contract/reviews.ts';
import { bangkokDate, toBangkokText } from '#kernel/bangkok-time.ts';
import type { StaffReview } from './review-list-store.ts';
import type { Review } from './review-store.ts';
import type { RentalToReview } from './review-use-cases.ts';
import { publicName } from './rules/public-name.ts';

/** A review as the public API returns it. */
export const reviewShape = (review: Review): ReviewShape => ({
  id: review.id,
  rating: review.rating,
  comment: review.comment,
  name: review.authorName,
  city: review.city,
  language: review.language,
  writtenOn: bangkokDate(review.createdAt),
  isExample: review.isExample,
});

export const rentalShape = ({ booking, vehicle, review, refusal }: RentalToReview): RentalToReviewShape => ({
  bookingId: booking.id,
  vehicle: {
    id: vehicle.id,
    brand: vehicle.brand,
    model: vehicle.model,
    bodyType: vehicle.bodyType,
    color: vehicle.color,
    images: vehicle.images,
    photos: vehicle.photos,
  },
  pickupDate: toBangkokText(booking.pickUpAt),
  returnDate: toBangkokText(booking.dropOffAt),
  name: publicName(booking),
  review: review && reviewShape(review),
  may: refusal ? [] : ['review'],
  refusal,
});

export const staffReviewShape = ({
  review,
  bookingNumber,
  vehicleName,
}: StaffReview): z.input<typeof StaffReviewShape> => ({
  ...reviewShape(review),
  bookingId: review.bookingId,
  bookingNumber,
  vehicleId: review.vehicleId,
  vehicleName,
  createdAt: toBangkokText(review.createdAt),
  hidden: review.hiddenAt !== null,
  hiddenAt: review.hiddenAt && toBangkokText(review.hiddenAt),
  hiddenBy: review.hiddenBy,
  may: [review.hiddenAt ? 'show' : 'hide'],
});
