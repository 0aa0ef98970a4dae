import { AsyncLocalStorage } from 'node:async_hooks';

const following = new AsyncLocalStorage<string | null>();

/** Does the work on behalf of a request: whatever is logged of it, however deep down, can name that. */
export const traced = <Result>(requestId: string | null, work: () => Result): Result => following.run(requestId, work);

/** The request on whose behalf this is done; null where nobody asked for it. */
export const tracedRequest = (): string | null => following.getStore() ?? null;
