import { setTimeout as pause } from 'node:timers/promises';
import type { Refusal } from '#contract/endpoint.ts';
import type { CallOf, ContractRoute, ReplyOf } from '#contract/index.ts';
import { count, type Journal } from './journal.ts';

export type Sent<R extends ContractRoute> = Partial<CallOf<R>> & {
  headers?: Readonly<Record<string, string>>;
  /** The idempotency key. */
  key?: string;
  /** Pictures to upload, in place of a body. */
  pictures?: readonly Uint8Array[];
};

export type Answer<R extends ContractRoute> =
  | { isDone: true; body: ReplyOf<R> }
  | { isDone: false; status: number; refusal: Refusal };

export type Client = <R extends ContractRoute>(route: R, sent?: Sent<R>) => Promise<Answer<R>>;

type Options = Readonly<{
  /** The application processes' URLs. After a missing response, the client moves on to the next. */
  urls: readonly string[];
  /** The index of the first URL to use. */
  first: number;
  /** The client's apparent IP address. */
  from: string;
  journal: Journal;
}>;

const ANSWER_MS = 35_000;
/** The longest time for which a client retries a request. */
const PATIENCE_MS = 60_000;
const BETWEEN_MS = 250;

/**
 * Calls the product as a careful client does: after no response or a 503, retries at the next process with the same
 * body and idempotency key. Throws if there is no response after a minute.
 */
export const createClient = ({ urls, first, from, journal }: Options): Client => {
  let turn = first;
  return async (route, { params, query, body, headers, key, pictures } = {}) => {
    const [method = '', path = ''] = route.split(' ');
    const address = `/api${filled(path, params)}${searchOf(query)}`;
    const request = {
      method,
      headers: {
        'x-forwarded-for': from,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(pictures && { body: formOf(pictures) }),
    };
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await pause(BETWEEN_MS)) {
      const begun = Date.now();
      const reply = await answerOf(`${urls[turn % urls.length]}${address}`, request);
      if (!reply) journal.lost.push({ route, at: Date.now() });
      else {
        const { status, answer } = reply;
        const code = answer.success ? '' : [answer.error, ...Object.keys(answer.fields ?? {})].join(' ');
        count(journal.answers, `${route} ${status} ${code}`.trim());
        if (status >= 500) journal.serverErrors.push({ route, status, code, at: Date.now() });
        if (answer.success) {
          journal.done.push({ from: begun, at: Date.now() });
          return { isDone: true, body: answer as ReplyOf<typeof route> };
        }
        if (status !== 503) return { isDone: false, status, refusal: answer };
      }
      turn += 1;
    }
    throw new Error(`${route} has no answer after ${PATIENCE_MS / 1000} seconds`);
  };
};

type Body = { success: true } | Refusal;

const answerOf = async (
  address: string,
  request: RequestInit,
): Promise<{ status: number; answer: Body } | undefined> => {
  try {
    const reply = await fetch(address, { ...request, signal: AbortSignal.timeout(ANSWER_MS) });
    return { status: reply.status, answer: (await reply.json()) as Body };
  } catch {
    return undefined;
  }
};

const formOf = (pictures: readonly Uint8Array[]): FormData => {
  const form = new FormData();
  for (const picture of pictures) form.append('images', new Blob([new Uint8Array(picture)]), 'picture.jpg');
  return form;
};

const filled = (path: string, params: unknown): string =>
  Object.entries((params ?? {}) as Record<string, string>).reduce(
    (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(value)),
    path,
  );

const searchOf = (query: unknown): string => {
  const given = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
};
