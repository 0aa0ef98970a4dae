import { SIGNED_OUT } from '../api/login-path.ts';
import { waitAfterLimit } from '../api/retry-after.ts';
import { timeouts, within } from '../api/timeout.ts';
import { beforeRetry, beginOutage, endOutage, type Outage } from './outage.ts';
import { isUserBack, pathShown } from './page-now.ts';

/**
 * Fetches again and again until the server answers. Meanwhile the page stays as it is, and `OutageNotice` says why. Waits
 * after a 429 as long as it asks. Throws only when the caller aborts.
 */
export const untilAnswered = (send: typeof fetch, url: URL, init: RequestInit = {}): Promise<Response> =>
  repeat(send, () => read(send, url, init), init);

/** Sends a form, and sends it again once the same user has signed in. Any other failure is the caller's. */
export const untilSignedIn = (send: typeof fetch, url: URL, init: RequestInit): Promise<Response> => {
  const submit = async () => {
    const response = await send(url, { ...init, signal: within(timeouts.write, init.signal) });
    return response.headers.has(SIGNED_OUT) ? { outage: signedOut } : response;
  };
  return repeat(send, submit, init);
};

type Failed = Readonly<{ outage: Outage; wait?: number }>;
type Attempt = () => Promise<Response | Failed>;

const repeat = async (send: typeof fetch, attempt: Attempt, { signal }: RequestInit): Promise<Response> => {
  const load = {};
  let outage: Outage | null = null;
  try {
    for (let tries = 0; ; tries += 1) {
      const mayAsk: boolean = outage !== signedOut || (await isUserBack(send));
      const answer: Response | Failed = mayAsk ? await attempt() : { outage: signedOut };
      if (answer instanceof Response) return answer;
      outage = answer.outage;
      beginOutage(load, outage);
      await beforeRetry(tries, { wait: answer.wait, signal: signal ?? undefined });
    }
  } finally {
    endOutage(load);
  }
};

const unreachable: Outage = { status: 0, reason: '' };
const signedOut: Outage = { status: 401, reason: '' };

const read = async (send: typeof fetch, url: URL, init: RequestInit): Promise<Response | Failed> => {
  try {
    const response = await send(url, { ...init, signal: within(timeouts.read, init.signal) });
    const { status, statusText, headers } = response;
    if (headers.has(SIGNED_OUT) && isReload(url)) return { outage: signedOut };
    if (status === 429) return { outage: { status, reason: statusText }, wait: waitAfterLimit(response, Date.now()) };
    if (!isFromProduct(response) || status === AWAY || (status >= 500 && isReload(url)))
      return { outage: response.ok ? unreachable : { status, reason: statusText } };
    // Reads the whole body, because an answer may break off in the middle.
    return new Response(isWithoutBody(status) ? null : await response.arrayBuffer(), { status, statusText, headers });
  } catch {
    init.signal?.throwIfAborted();
    return { outage: unreachable };
  }
};

/** The product is ending, or has too much to do: it can answer in a moment. */
const AWAY = 503;

const isWithoutBody = (status: number) => status === 204 || status === 205 || status === 304;

/** Whether the product answered, and not a proxy in front of it or the sign-in page of a Wi-Fi network. */
const isFromProduct = ({ ok, headers, status }: Response) =>
  headers.has('x-remix-response') || (ok ? !headers.get('content-type')?.startsWith('text/html') : status < 500);

/** Whether the data are for the page that is shown. Such a page stays even after a server error of the product. */
const isReload = ({ pathname }: URL) => pathname.replace(/(\/_)?\.data$/, '') === pathShown().replace(/\/$/, '');
