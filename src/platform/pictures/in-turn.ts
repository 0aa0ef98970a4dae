import { Problem } from '#kernel/problem.ts';
import { atMost } from '../at-most.ts';

/** Decoding and encoding, two at once: the other threads stay free for files and passwords. */
export const inTurn = atMost(2, {
  longestQueue: 20,
  refusal: () =>
    new Problem(503, 'server.busy', 'The server is busy. Please try again in a moment.', {
      details: { retryAfterSeconds: 5 },
    }),
});
