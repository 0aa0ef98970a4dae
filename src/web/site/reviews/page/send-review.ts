import type { Client } from '../../../api/client.ts';
import type { Failure } from '../../../api/failure.ts';
import type { DataOf } from '../../../api/routes.ts';
import type { Language } from '../../../languages/language.ts';
import { linesOf, textOf } from '../../forms/form-text.ts';

export type Review = DataOf<'POST /bookings/:id/review'>;
export type ReviewField = 'rating' | 'comment' | 'city';
type Typed = Readonly<{ rating: number | null; comment: string; city: string }>;

/** The result of sending a review. */
export type Sent =
  | { review: Review }
  | { typed: Typed; wrong: Partial<Record<ReviewField, Wrong>> }
  | { typed: Typed; problem: 'written' | 'not-completed' | 'too-late' | 'missing' | 'unreachable' | 'failed' };
export type Wrong = 'missing' | 'tooLong' | 'refused';

export const longest: Readonly<Record<'comment' | 'city', number>> = { comment: 1000, city: 60 };

export const readTyped = (form: FormData): Typed => {
  const rating = Number(textOf(form, 'rating'));
  return {
    rating: rating >= 1 && rating <= 5 ? rating : null,
    comment: linesOf(form, 'comment').trim(),
    city: textOf(form, 'city').trim(),
  };
};

export const wrongIn = ({ rating, comment, city }: Typed): Partial<Record<ReviewField, Wrong>> => ({
  ...(rating === null && { rating: 'missing' }),
  ...(comment === '' ? { comment: 'missing' } : comment.length > longest.comment && { comment: 'tooLong' }),
  ...(city.length > longest.city && { city: 'tooLong' }),
});

type ReviewRequest = Readonly<{ bookingId: string; token: string; attempt: string; typed: Typed; language: Language }>;

export const sendReview = async (
  { call }: Client,
  { bookingId, token, attempt, typed, language }: ReviewRequest,
): Promise<Sent> => {
  const wrong = wrongIn(typed);
  const { rating, comment, city } = typed;
  if (rating === null || Object.keys(wrong).length > 0) return { typed, wrong };
  const answer = await call('POST /bookings/:id/review', {
    params: { id: bookingId },
    body: { rating, comment, city, language },
    headers: { 'X-Booking-Token': token, ...(attempt && { 'Idempotency-Key': attempt }) },
  });
  return answer.success ? { review: answer.data } : { typed, ...problemOf(answer) };
};

const problems = {
  'reviews.already-written': 'written',
  'reviews.not-completed': 'not-completed',
  'reviews.too-late': 'too-late',
  // The first attempt with this key succeeded, but its reply was lost.
  'idempotency.key-reused': 'written',
} as const;

const hasProblem = (code: string): code is keyof typeof problems => code in problems;

const problemOf = ({ status, error, fields }: Failure) => {
  const named = (['rating', 'comment', 'city'] as const).filter((field) => fields[field] !== undefined);
  if (named.length > 0) return { wrong: Object.fromEntries(named.map((field) => [field, 'refused' as const])) };
  if (hasProblem(error)) return { problem: problems[error] };
  // A 422 without a field of the form concerns the id in the address.
  if (status === 404 || status === 422) return { problem: 'missing' as const };
  return { problem: status === 0 ? ('unreachable' as const) : ('failed' as const) };
};

/** The HTTP status of the page that shows the result. */
export const statusOf = (sent: Sent): number => {
  if ('review' in sent) return 200;
  return 'wrong' in sent ? 422 : statuses[sent.problem];
};

const statuses = {
  written: 409,
  'not-completed': 409,
  'too-late': 409,
  missing: 404,
  unreachable: 503,
  failed: 503,
} as const;
