import { Problem } from '#kernel/problem.ts';
import { concurrencyLimit } from '../concurrency-limit.ts';

const refusal = () =>
  new Problem(503, 'server.busy', {
    details: { retryAfterSeconds: 5 },
  });

/** Decoding and encoding, two at once: the other threads stay free for files and passwords. */
export const queueEncoding = concurrencyLimit(2, { longestQueue: 20, refusal });

/** A separate queue for public requests, so that uploads never wait behind them. */
export const queuePublicEncoding = concurrencyLimit(1, { longestQueue: 60, refusal });
