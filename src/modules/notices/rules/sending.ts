/**
 * How often a mail is tried. The queue waits e, e², … e¹⁰ seconds between attempts, then six hours each: about a day in
 * all, long enough to repair a mail server.
 */
export const MOST_ATTEMPTS = 12;

/** A text message is only worth sending while it is news: it is given up after half an hour. */
export const mostAttempts = { mail: MOST_ATTEMPTS, sms: 8 } as const;

export const statusAfterFailure = (attempts: number, most: number = MOST_ATTEMPTS): 'waiting' | 'failed' =>
  attempts >= most ? 'failed' : 'waiting';

const CLAIM_MINUTES = 5;

/** Attempts that began before this moment are over, however they ended: sending takes a minute at most. */
export const claimsOverBefore = (now: Temporal.Instant): Temporal.Instant => now.subtract({ minutes: CLAIM_MINUTES });
