import type { DataRouter } from 'react-router';
import { createClient, isSessionMissing, type Manners } from './client.ts';
import type { Failure } from './failure.ts';
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

/**
 * Where a screen asks for the proof that a call needs; resolves to whether it was given. The office sets it. The site has
 * forms of its own for this.
 */
export const proofDesk: { ask?: (failure: Failure) => Promise<boolean> } = {};

/**
 * Where nobody is signed in, loads the page again, which covers it until its user has signed in (`SignedOut`); then, as
 * after a proof, the call is sent again.
 */
const onFailure = async (failure: Failure) => {
  if (!isSessionMissing(failure)) return proofDesk.ask?.(failure);
  await window.__reactRouterDataRouter?.revalidate();
  return true;
};

/** How browser calls behave: a 429 is retried once after its wait. */
export const inBrowser: Manners = { wait: sleep, onFailure };

/** The client of code that runs in the browser: event handlers, effects, client loaders. */
export const api = createClient(overHttp('/api'), inBrowser);

/**
 * The client for calls that a user is waiting on. A 429 is returned at once: waiting up to five minutes for the retry
 * would look like a page that hangs.
 */
export const noRetryClient = createClient(overHttp('/api'), { onFailure });
