/**
 * How often a mail is tried. The queue waits e, e², … e¹⁰ seconds after a failure, then six hours each: about a day
 * in all, long enough for a mail server to be mended.
 */
export const MOST_ATTEMPTS = 12;

/** A text message is news of the moment: after half an hour it is given up. */
export const mostAttempts = { mail: MOST_ATTEMPTS, sms: 8 } as const;

export const statusAfterFailure = (attempts: number, most: number = MOST_ATTEMPTS): 'waiting' | 'failed' =>
  attempts >= most ? 'failed' : 'waiting';

const CLAIM_MINUTES = 5;

/** An attempt that began before this is over, however it ended: sending takes a minute at most. */
export const claimsOverBefore = (now: Temporal.Instant): Temporal.Instant => now.subtract({ minutes: CLAIM_MINUTES });
