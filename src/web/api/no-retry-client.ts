import { createClient } from './client.ts';
import { loginPath } from './login-path.ts';
import { overHttp } from './transport.ts';

/**
 * The client for calls that a user is waiting on. A 429 is returned at once: waiting up to five minutes for the retry
 * would look like a page that hangs.
 */
export const noRetryClient = createClient(overHttp('/api'), {
  onUnauthorized: () => window.location.assign(loginPath(window.location)),
});
