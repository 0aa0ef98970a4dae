import { Problem } from '#kernel/problem.ts';

export const messageNotFound = () => new Problem(404, 'contact.message-not-found');

export const replyConflict = () => new Problem(409, 'contact.replied-meanwhile');

/** Faster than a person fills in a form. */
export const sentTooFast = () => new Problem(422, 'contact.too-fast');

/** Open for more than a day, used for another message, or without a stamp of ours. */
export const staleForm = () => new Problem(422, 'contact.stale-form');

export const tooManyMessages = (retryAfterSeconds: number) =>
  new Problem(429, 'contact.too-many', {
    details: { retryAfterSeconds },
  });
