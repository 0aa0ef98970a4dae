import { Problem } from '#kernel/problem.ts';
import type { Refusal } from './may-review.ts';

/** As if there were no such calls: a switch that is off leaves nothing behind. */
export const reviewsOff = () => new Problem(404, 'reviews.off', 'Reviews are switched off.');

export const reviewNotFound = () => new Problem(404, 'reviews.not-found', 'There is no such review.');

const refusals: Readonly<Record<Refusal, readonly [code: string, sentence: string]>> = {
  written: ['reviews.already-written', 'You have already reviewed this rental. Thank you.'],
  'not-completed': ['reviews.not-completed', 'A rental can be reviewed once the vehicle is back.'],
  'too-late': ['reviews.too-late', 'A rental can be reviewed for 90 days after the return.'],
};

export const cannotReview = (refusal: Refusal) => new Problem(409, ...refusals[refusal]);
