import { minutesToWait } from '#kernel/problem-params.ts';
import type { Client } from '../../../api/client.ts';
import type { Failure } from '../../../api/failure.ts';
import type { DataOf } from '../../../api/routes.ts';
import { textOf } from '../../forms/form-text.ts';

export type OpenedBooking = DataOf<'POST /bookings/lookup'>;
export type FindField = 'bookingNumber' | 'email';
export type LookUpInput = Readonly<Record<FindField, string>>;

/** Why no booking was opened. Never reveals whether the reference exists. */
export type FindProblem =
  | { reason: 'incomplete'; missing: readonly FindField[] }
  | { reason: 'unknown' }
  | { reason: 'too-many'; minutes: number }
  | { reason: 'unreachable' };

export type LookedUp = { booking: OpenedBooking } | { problem: FindProblem; written: LookUpInput };

/**
 * The form's values. Spaces and dashes in a reference are removed and letters capitalised, because it may be read
 * out.
 */
export const readLookUpInput = (form: FormData): LookUpInput => ({
  bookingNumber: textOf(form, 'bookingNumber')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase(),
  email: textOf(form, 'email').trim(),
});

export const missingLookUpFields = (written: LookUpInput): FindField[] =>
  (['bookingNumber', 'email'] as const).filter((field) => written[field] === '');

/** Opens a booking by its reference and e-mail address. */
export const lookUp = async ({ call }: Client, written: LookUpInput): Promise<LookedUp> => {
  const missing = missingLookUpFields(written);
  if (missing.length > 0) return { problem: { reason: 'incomplete', missing }, written };
  const answer = await call('POST /bookings/lookup', { body: written });
  return answer.success ? { booking: answer.data } : { problem: problemOf(answer), written };
};

const problemOf = (failure: Failure): FindProblem => {
  const { status } = failure;
  if (status === 429) return { reason: 'too-many', minutes: minutesToWait(failure.details) ?? 1 };
  // A malformed reference or address gets 422, and matches no booking either.
  return { reason: status === 404 || status === 422 ? 'unknown' : 'unreachable' };
};

/** The HTTP status of the page that shows the result. */
export const lookUpStatus = (result: LookedUp): number => ('booking' in result ? 200 : statuses[result.problem.reason]);

const statuses: Readonly<Record<FindProblem['reason'], number>> = {
  incomplete: 422,
  unknown: 404,
  'too-many': 429,
  unreachable: 503,
};
