import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { answer, endpoints, ListQuery, listOf } from './endpoint.ts';
import { BangkokDateTime, CalendarDate, Id, Language } from './fields.ts';
import { VehicleShape } from './fleet.ts';

const stars = problemText('review.stars');
const few = problemText('review.words');
const isReadable = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
const isPlainName = (text: string) => !/:\/\/|[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

export const NewReview = z.object({
  rating: z.int(stars).min(1, stars).max(5, stars),
  comment: z.string(few).trim().min(1, few).max(1000).refine(isReadable, few),
  city: z.string().trim().max(60).refine(isPlainName, problemText('review.city-link')).optional(),
  /** The language of the comment; defaults to that of the booking. */
  language: Language.optional(),
});

/** A public review. The only personal data are the displayed name and the city. */
export const ReviewShape = z.object({
  id: Id,
  /** Stars, 1 to 5. */
  rating: z.int(),
  /** Plain text; line breaks are kept. */
  comment: z.string(),
  /** First name and initial of the last name. */
  name: z.string(),
  city: z.string().nullable(),
  language: Language,
  writtenOn: CalendarDate,
  /** Whether this is a sample review of the demo business. */
  isExample: z.boolean(),
});
export type ReviewShape = z.infer<typeof ReviewShape>;

/** The rental that a review link refers to, with its review once written. */
export const RentalToReviewShape = z.object({
  bookingId: Id,
  vehicle: VehicleShape.pick({
    id: true,
    brand: true,
    model: true,
    bodyType: true,
    color: true,
    images: true,
    photos: true,
  }),
  pickupDate: BangkokDateTime,
  returnDate: BangkokDateTime,
  /** The name that the review will show. */
  name: z.string(),
  review: ReviewShape.nullable(),
  may: z.array(z.literal('review')),
  /** Why the rental cannot be reviewed; null if it can. */
  refusal: z.enum(['written', 'not-completed', 'too-late']).nullable(),
});
export type RentalToReviewShape = z.infer<typeof RentalToReviewShape>;

export const StaffReviewShape = ReviewShape.extend({
  bookingId: Id,
  bookingNumber: z.string(),
  vehicleId: Id,
  vehicleName: z.string(),
  createdAt: BangkokDateTime,
  hidden: z.boolean(),
  hiddenAt: BangkokDateTime.nullable(),
  hiddenBy: Id.nullable(),
  may: z.array(z.enum(['hide', 'show'])),
});

export const reviewEndpoints = endpoints({
  'GET /bookings/:id/review': {
    summary:
      'The rental to review and its review, for the customer or a caller with the token in X-Booking-Token; anyone else, including staff, gets 404. 404 `reviews.off`',
    access: 'guest',
    params: z.object({ id: Id }),
    reply: answer(RentalToReviewShape),
  },
  'POST /bookings/:id/review': {
    summary:
      'Write the review of a completed booking, once, within 90 days of the return. 409 `reviews.already-written`, `reviews.not-completed`, `reviews.too-late`; 404 `reviews.off`',
    access: 'guest',
    idempotent: true,
    params: z.object({ id: Id }),
    body: NewReview,
    reply: answer(ReviewShape),
  },
  'GET /vehicles/:id/reviews': {
    summary:
      'The reviews of a vehicle, newest first, without hidden ones. 404 for an unknown vehicle and `reviews.off`',
    access: 'public',
    params: z.object({ id: Id }),
    query: ListQuery.pick({ page: true, limit: true }),
    reply: listOf(ReviewShape),
  },
  'GET /reviews/featured': {
    summary:
      'Three random reviews for the home page, with 4 or 5 stars and 40 to 220 characters: from the newest 40 real ones, or, if fewer than three qualify, up to three examples. Those in `language` come first. 404 `reviews.off`',
    access: 'public',
    query: z.object({ language: Language.optional() }),
    reply: answer(z.array(ReviewShape)),
  },
  'GET /reviews': {
    summary:
      'Every review, including hidden ones, newest first; search by words, name, city, vehicle or booking number. Counts are exact to 10,000; `total` is 10,001 for more. 404 `reviews.off`',
    access: 'staff',
    query: ListQuery,
    reply: listOf(StaffReviewShape),
  },
  'GET /reviews/:id': {
    summary: 'One review, hidden or not. 404 `reviews.not-found`, `reviews.off`',
    access: 'staff',
    params: z.object({ id: Id }),
    reply: answer(StaffReviewShape),
  },
  'PATCH /reviews/:id': {
    summary:
      'Hide a review, or show it again; updates the rating of its vehicle. 404 `reviews.not-found`, `reviews.off`',
    access: 'staff',
    readBy: 'GET /reviews/:id',
    params: z.object({ id: Id }),
    body: z.object({ hidden: z.boolean(problemText('review.hidden')) }),
    reply: answer(StaffReviewShape),
  },
});
