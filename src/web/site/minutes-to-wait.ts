import type { Failure } from '../api/failure.ts';

/** Whole minutes to wait, as a refusal tells them in seconds; null where it does not. */
export const minutesToWait = ({ details: { retryAfterSeconds } }: Pick<Failure, 'details'>): number | null =>
  typeof retryAfterSeconds === 'number' ? Math.max(1, Math.ceil(retryAfterSeconds / 60)) : null;
