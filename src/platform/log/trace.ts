import { AsyncLocalStorage } from 'node:async_hooks';

const following = new AsyncLocalStorage<string | null>();

/** Runs work on behalf of a request, whose id `tracedRequest` then returns at any depth. */
export const traced = <Result>(requestId: string | null, work: () => Result): Result => following.run(requestId, work);

/** The id of the request on whose behalf the current code runs; null if there is none. */
export const tracedRequest = (): string | null => following.getStore() ?? null;
