import type { DataRouter } from 'react-router';
import { createClient, type Manners } from './client.ts';
import { overHttp } from './transport.ts';

const sleep = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** React Router's own global. */
declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter;
  }
}

/** Loads the page again, which covers it until its user has signed in (`SignedOut`); then the call is sent again. */
const onUnauthorized = async () => window.__reactRouterDataRouter?.revalidate();

/** How browser calls behave: a 429 is retried once after its wait. */
export const inBrowser: Manners = { wait: sleep, onUnauthorized };

/** The client of code that runs in the browser: event handlers, effects, client loaders. */
export const api = createClient(overHttp('/api'), inBrowser);

/**
 * The client for calls that a user is waiting on. A 429 is returned at once: waiting up to five minutes for the retry
 * would look like a page that hangs.
 */
export const noRetryClient = createClient(overHttp('/api'), { onUnauthorized });
