import { Problem } from '#kernel/problem.ts';

export const messageNotFound = () => new Problem(404, 'contact.message-not-found', 'There is no such message.');

export const repliedMeanwhile = () =>
  new Problem(409, 'contact.replied-meanwhile', 'Somebody has replied to this message meanwhile. Nothing was sent.');

/** Faster than a person fills in a form. */
export const sentTooFast = () =>
  new Problem(422, 'contact.too-fast', 'That was very quick. Please wait a few seconds and send it again.');

/** Open for more than a day, used for another message, or without a stamp of ours. */
export const staleForm = () =>
  new Problem(
    422,
    'contact.stale-form',
    'This form was open for a long time or was sent before. Please send it once more.',
  );

export const tooManyMessages = (retryAfterSeconds: number) =>
  new Problem(429, 'contact.too-many', 'Many messages have come from here within the hour. Please try again later.', {
    details: { retryAfterSeconds },
  });
