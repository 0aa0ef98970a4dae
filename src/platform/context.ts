import type { Tx } from './database.ts';

/** Who asks. `bookingToken` is what a guest shows; `client` is the browser, known by a cookie. */
export type Actor = Readonly<{
  user: { id: string; role: 'CUSTOMER' | 'STAFF' | 'ADMIN' } | null;
  bookingToken: string | null;
  client: string | null;
  address: string;
}>;

/** Work that is done after the transaction, and only if it was committed. */
export type Job = Readonly<{ task: string; payload: Record<string, unknown>; runAt?: Temporal.Instant; key?: string }>;

/** What one request or job brings to a use case. `now` is read once, so that a use case sees a single moment. */
export type Context = Readonly<{
  tx: Tx;
  now: Temporal.Instant;
  actor: Actor;
  /** Adds a job in this transaction: it is lost with it or done after it, never one without the other. */
  announce: (job: Job) => Promise<void>;
}>;

/**
 * For a use case that speaks to another system between its steps: each step is a transaction of its own, and nothing
 * outside is called while one is open.
 */
export type Steps = Readonly<{
  now: Temporal.Instant;
  actor: Actor;
  step: <Result>(work: (ctx: Context) => Promise<Result>) => Promise<Result>;
}>;

/** The business itself: jobs and the start of the product act as nobody. */
export const nobody: Actor = { user: null, bookingToken: null, client: null, address: '' };
