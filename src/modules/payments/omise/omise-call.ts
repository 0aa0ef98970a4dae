import type { z } from 'zod';
import { fetchFrom } from '#platform/outgoing/fetch-from.ts';
import { fetchPublic } from '#platform/outgoing/fetch-public.ts';
import { OmiseError } from './omise-shapes.ts';

/**
 * The outcome of a call to the provider. `refused`: the provider rejected the request and did nothing. `unknown`: there
 * is no readable response, so the request may have been carried out; query the provider before a retry.
 */
export type OmiseAnswer<T> =
  | { outcome: 'answered'; value: T }
  | { outcome: 'refused'; httpStatus: number; code: string; message: string }
  | { outcome: 'unknown'; reason: UnknownReason; httpStatus: number | null };

type UnknownReason = 'timeout' | 'connection-lost' | 'server-error' | 'unreadable';

/** Receives each finished call: its name, outcome and ids. */
export type CallListener = (call: {
  kind: string;
  result: 'answered' | 'refused' | UnknownReason;
  ms: number;
  about: Readonly<Record<string, string>>;
}) => void;

type OmiseRequest = {
  /** The name of the call in metrics and logs. */
  kind: string;
  heard?: CallListener | undefined;
  method: 'GET' | 'POST' | 'DELETE';
  url: URL;
  key: string;
  timeoutMs: number;
  body?: Record<string, unknown>;
};

/** All provider calls of one of our requests have ended by then. */
export const LONGEST_CALL = { seconds: 100 };

/** A charge request without an answer by then gets none. */
export const LONGEST_CHARGE = { seconds: 50 };

/** Sends one request, without retries. Of its body only our ids are reported: the rest may be a card. */
export const callOmise = async <T>(request: OmiseRequest, shape: z.ZodType<T>): Promise<OmiseAnswer<T>> => {
  const began = performance.now();
  const answer = await ask(request, shape);
  const result = answer.outcome === 'unknown' ? answer.reason : answer.outcome;
  request.heard?.({ kind: request.kind, result, ms: performance.now() - began, about: ourIdsIn(request) });
  return answer;
};

/** Our own ids in the metadata of a request; the rest of its body may be a card. */
const ourIdsIn = ({ body }: OmiseRequest): Record<string, string> => {
  const { bookingId, attemptId } = Object(body?.metadata);
  return Object.fromEntries(
    Object.entries({ bookingId, attemptId }).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
};

const ask = async <T>(request: OmiseRequest, shape: z.ZodType<T>): Promise<OmiseAnswer<T>> => {
  try {
    const reply = await send(request);
    return read(reply.status, await reply.text(), shape);
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return unknown(timedOut ? 'timeout' : 'connection-lost');
  }
};

const send = ({ method, url, key, timeoutMs, body }: OmiseRequest): Promise<Response> =>
  // No redirect is followed: a key never goes to another host.
  fetchFrom('provider', url, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
      accept: 'application/json',
      'omise-version': '2019-05-29',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });

const read = <T>(status: number, body: string, shape: z.ZodType<T>): OmiseAnswer<T> => {
  if (status >= 500) return unknown('server-error', status);
  const json = parsed(body);
  if (status < 300) {
    const value = shape.safeParse(json);
    return value.success ? { outcome: 'answered', value: value.data } : unknown('unreadable', status);
  }
  const refusal = OmiseError.safeParse(json);
  if (status < 400 || !refusal.success) return unknown('unreadable', status);
  const { code, message } = refusal.data;
  return { outcome: 'refused', httpStatus: status, code, message };
};

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const unknown = (reason: UnknownReason, httpStatus: number | null = null) =>
  ({ outcome: 'unknown', reason, httpStatus }) as const;

const LARGEST = 512 * 1024;
const pictures = ['image/svg+xml', 'image/png'];

/**
 * A provider's SVG or PNG as a `data:` URL, so that browsers call no third party; null on failure or above 512 KiB. The
 * request goes to the API's host whatever the host in the address, follows one redirect to its storage, and sends no key.
 */
export const fetchPicture = async (address: string, apiUrl: string, timeoutMs: number): Promise<string | null> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const named = new URL(address);
    const atProvider = ({ pathname, search }: URL) =>
      fetchFrom('provider', new URL(pathname + search, apiUrl), { signal });
    const first = await atProvider(named);
    const location = first.headers.get('location');
    const reply = location ? await follow(new URL(location, named), { named, atProvider, signal }) : first;
    const type = reply.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!reply.ok || !pictures.includes(type)) return null;
    const bytes = Buffer.from(await reply.arrayBuffer());
    return bytes.length <= LARGEST ? `data:${type};base64,${bytes.toString('base64')}` : null;
  } catch {
    return null;
  }
};

type Follow = { named: URL; atProvider: (url: URL) => Promise<Response>; signal: AbortSignal };

/** The storage is where the picture is, or any public host. */
const follow = (url: URL, { named, atProvider, signal }: Follow): Promise<Response> =>
  url.origin === named.origin ? atProvider(url) : fetchPublic('provider-storage', url, { signal });
