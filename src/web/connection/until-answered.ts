import { waitAfterLimit } from '../api/retry-after.ts';
import { beforeRetry, type Outage, reportOutage } from './outage.ts';

/** Reads end after 10 s (product.md). */
const TIMEOUT_MS = 10_000;

/**
 * Fetches again and again until the server answers. Meanwhile the page stays as it is, and `OutageNotice` says why. Waits
 * after a 429 as long as it asks. Throws only when the caller aborts.
 */
export const untilAnswered = async (send: typeof fetch, url: URL, init: RequestInit = {}): Promise<Response> => {
  for (let tries = 0; ; tries += 1) {
    const answer = await attempt(send, url, init);
    if (answer instanceof Response) {
      reportOutage(null);
      return answer;
    }
    reportOutage(answer.outage);
    await beforeRetry(tries, { wait: answer.wait, signal: init.signal ?? undefined });
  }
};

/** A signal that also aborts after so many milliseconds. */
export const within = (milliseconds: number, signal?: AbortSignal | null): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(milliseconds), ...(signal ? [signal] : [])]);

type Failed = Readonly<{ outage: Outage; wait?: number }>;

const attempt = async (send: typeof fetch, url: URL, init: RequestInit): Promise<Response | Failed> => {
  try {
    const response = await send(url, { ...init, signal: within(TIMEOUT_MS, init.signal) });
    const { status, statusText, headers } = response;
    if (status === 429) return { outage: { status, reason: statusText }, wait: waitAfterLimit(response, Date.now()) };
    if (!isFromProduct(response) || (status >= 500 && isReload(url))) return { outage: { status, reason: statusText } };
    // Reads the whole body, because an answer may break off in the middle.
    return new Response(isWithoutBody(status) ? null : await response.arrayBuffer(), { status, statusText, headers });
  } catch {
    init.signal?.throwIfAborted();
    return { outage: { status: 0, reason: '' } };
  }
};

const isWithoutBody = (status: number) => status === 204 || status === 205 || status === 304;

/** Whether the product answered, and not a proxy in front of it or the sign-in page of a Wi-Fi network. */
const isFromProduct = ({ ok, headers, status }: Response) =>
  headers.has('x-remix-response') || (ok ? !headers.get('content-type')?.startsWith('text/html') : status < 500);

/** Whether the data are for the page that is shown. Such a page stays even after a server error of the product. */
const isReload = ({ pathname }: URL) =>
  pathname.replace(/(\/_)?\.data$/, '') === window.location.pathname.replace(/\/$/, '');
