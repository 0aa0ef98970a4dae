import { Problem } from '#kernel/problem.ts';
import type { ReviewRefusal } from './may-review.ts';

/** 404, as if these routes did not exist: while reviews are off, nothing shows that they could be on. */
export const reviewsOff = () => new Problem(404, 'reviews.off');

export const reviewNotFound = () => new Problem(404, 'reviews.not-found');

const codes = {
  written: 'reviews.already-written',
  'not-completed': 'reviews.not-completed',
  'too-late': 'reviews.too-late',
} as const satisfies Record<ReviewRefusal, string>;

export const cannotReview = (refusal: ReviewRefusal) => new Problem(409, codes[refusal]);
