import { createClient } from './client.ts';
import { loginPath } from './login-path.ts';
import { overHttp } from './transport.ts';

/**
 * The client of the calls that somebody waits for with a finger on the button. A 429 is answered at once: waiting
 * up to five minutes for the next try would look like a page that hangs.
 */
export const noRetryClient = createClient(overHttp('/api'), {
  onUnauthorized: () => window.location.assign(loginPath(window.location)),
});
