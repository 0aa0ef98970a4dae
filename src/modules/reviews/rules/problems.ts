import { Problem } from '#kernel/problem.ts';
import type { ReviewRefusal } from './may-review.ts';

/** As if there were no such calls: a switch that is off leaves nothing behind. */
export const reviewsOff = () => new Problem(404, 'reviews.off');

export const reviewNotFound = () => new Problem(404, 'reviews.not-found');

const codes = {
  written: 'reviews.already-written',
  'not-completed': 'reviews.not-completed',
  'too-late': 'reviews.too-late',
} as const satisfies Record<ReviewRefusal, string>;

export const cannotReview = (refusal: ReviewRefusal) => new Problem(409, codes[refusal]);
