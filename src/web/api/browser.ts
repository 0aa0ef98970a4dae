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

/** How every call of a browser behaves: a 429 is waited out once, and without a session it leads to the login page. */
export const inBrowser: Manners = {
  wait: sleep,
  onUnauthorized: () => window.location.assign(loginPath(window.location)),
};

/** The client of code that runs in the browser: event handlers, effects, client loaders. */
export const api = createClient(overHttp('/api'), inBrowser);

/** The same for a form: where the session is over it says so, and the page with what was typed stays. */
export const formApi = createClient(overHttp('/api'), { wait: sleep });
