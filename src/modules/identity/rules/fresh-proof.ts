import { isBefore } from '#kernel/period.ts';

const FRESH_MINUTES = 10;

/**
 * Whether a session proved its password, and its code where there is a second step, recently enough for the calls that
 * the contract marks with `proof`. Null: it never did.
 */
export const isProofFresh = (provedAt: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  provedAt !== null && isBefore(now, provedAt.add({ minutes: FRESH_MINUTES }));
