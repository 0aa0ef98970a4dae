/**
 * How often a mail is tried. The queue waits e, e², … e¹⁰ seconds after a failure, then six hours each: about a day
 * in all, long enough for a mail server to be mended.
 */
export const MOST_ATTEMPTS = 12;

export const statusAfterFailure = (attempts: number): 'waiting' | 'failed' =>
  attempts >= MOST_ATTEMPTS ? 'failed' : 'waiting';

const CLAIM_MINUTES = 5;

/** An attempt that began before this is over, however it ended: sending takes a minute at most. */
export const claimsOverBefore = (now: Temporal.Instant): Temporal.Instant => now.subtract({ minutes: CLAIM_MINUTES });
