import { createClient, type Manners } from './client.ts';
import { loginPath } from './login-path.ts';
import { overHttp } from './transport.ts';

const sleep = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** How browser calls behave: a 429 is retried once after its wait; a missing session redirects to the login page. */
export const inBrowser: Manners = {
  wait: sleep,
  onUnauthorized: () => window.location.assign(loginPath(window.location)),
};

/** The client of code that runs in the browser: event handlers, effects, client loaders. */
export const api = createClient(overHttp('/api'), inBrowser);

/** The client for forms: a missing session is returned as a failure, so that the page keeps what was typed. */
export const formApi = createClient(overHttp('/api'), { wait: sleep });
