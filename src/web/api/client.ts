import { type Failure, refused, unanswered } from './failure.ts';
import { waitAfterLimit } from './retry-after.ts';
import type { CallArguments, ContractRoute, Outcome, ReplyOf } from './routes.ts';
import { timeouts, within } from './timeout.ts';
import type { ApiRequest, ApiResponse, Transport } from './transport.ts';

export type Client = Readonly<{
  /**
   * Calls a route of the contract and returns its body, or a failure with `success: false`. A failed call never
   * throws; only a signal that the caller aborted does.
   */
  call: <R extends ContractRoute>(route: R, ...given: CallArguments<R>) => Promise<Outcome<R>>;
}>;

export type Manners = Readonly<{
  /**
   * Called with a failure; resolves to whether the call is worth sending once more. Loaders throw a redirect to the login
   * page when nobody is signed in.
   */
  onFailure?: (failure: Failure) => Promise<boolean | undefined>;
  /** Waits before the one retry after a 429; null returns the 429 at once, as server rendering must. */
  wait?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | null;
  timeouts?: Readonly<{ read: number; write: number }>;
}>;

/** The routes that read although they are POST. */
const readsByPost: readonly string[] = [
  'POST /addons/calculate-multiple-prices',
  'POST /admin/bookings/quote',
  'POST /booking-pricing/calculate',
  'POST /bookings/check-availability',
  'POST /cms/pages/slug/:slug/preview',
  'POST /cms/preview',
  'POST /insurance/calculate-multiple-prices',
  'POST /pricing/calculate',
] satisfies ContractRoute[];

/** The routes whose 401 is a normal reply: nobody is signed in, or the password is wrong. */
const answers401: readonly ContractRoute[] = ['GET /auth/me', 'POST /auth/login'];

export const createClient = (transport: Transport, manners: Manners = {}): Client => {
  const { onFailure, wait = null, timeouts: { read, write } = timeouts } = manners;

  const send = (request: ApiRequest, isRead: boolean) =>
    transport({ ...request, signal: within(isRead ? read : write, request.signal) });

  const sendAndRetry = async (request: ApiRequest, isRead: boolean): Promise<ApiResponse> => {
    const response = await send(request, isRead);
    if (response.status !== 429 || !wait) return response;
    await wait(waitAfterLimit(response, Date.now()), request.signal);
    return send(request, isRead);
  };

  const call: Client['call'] = async (route, ...given: readonly unknown[]) => {
    const [asks = {}] = given as readonly (Parts | undefined)[];
    const request = toRequest(route, asks);
    const isRead = request.method === 'GET' || readsByPost.includes(route);
    const attempt = async () => {
      const response = await sendAndRetry(request, isRead).catch((reason: unknown): Failure => {
        request.signal?.throwIfAborted();
        return unanswered(reason);
      });
      return 'success' in response ? response : (successOf<typeof route>(response) ?? refused(response));
    };
    const outcome = await attempt();
    const isFailed = 'error' in outcome && !answers401.includes(route);
    return isFailed && (await onFailure?.(outcome as Failure)) ? attempt() : outcome;
  };

  return { call };
};

/** True also for a 401 without a code, such as a proxy's. False for a wrong or expired one-time code. */
export const isSessionMissing = ({ status, error }: Failure): boolean =>
  status === 401 && (error === 'auth.required' || error === 'server.failed');

/** The body of a success. The server's tests check its replies against the contract; the browser does not. */
const successOf = <R extends ContractRoute>({ status, body }: ApiResponse): ReplyOf<R> | null => {
  const isSuccess = status >= 200 && status < 300 && Object(body).success === true;
  return isSuccess ? (body as ReplyOf<R>) : null;
};

type Parts = {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

const toRequest = (route: ContractRoute, { params, query, body, headers = {}, signal }: Parts): ApiRequest => {
  const [method = 'GET', pattern = '/'] = route.split(' ');
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(params, name)));
  return { route, params, query, method, path: path + search(query), headers, body, ...(signal ? { signal } : {}) };
};

const textOf = (from: unknown, name: string): string => String(Object(from)[name] ?? '');

const search = (query: unknown): string => {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') pairs.append(name, String(one));
    }
  }
  return pairs.size === 0 ? '' : `?${pairs}`;
};
