import { Problem } from '#kernel/problem.ts';

export const messageNotFound = () => new Problem(404, 'contact.message-not-found');

export const replyConflict = () => new Problem(409, 'contact.replied-meanwhile');

/** Submitted faster than a person can fill in a form. */
export const sentTooFast = () => new Problem(422, 'contact.too-fast');

/** The form was open for more than a day, was used for another message, or has no valid stamp. */
export const staleForm = () => new Problem(422, 'contact.stale-form');

export const tooManyMessages = (retryAfterSeconds: number) =>
  new Problem(429, 'contact.too-many', {
    details: { retryAfterSeconds },
  });
