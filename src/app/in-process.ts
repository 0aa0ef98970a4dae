import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readForPage } from '#platform/http/request-limits.ts';
import { traced } from '#platform/log/trace.ts';

type PageRequest = Readonly<{
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: unknown;
}>;

const carried = ['cookie', 'accept-language', 'user-agent'];

/** The cookie that identifies a browser; the browser's first page request does not have it yet. */
export type ClientCookie = Readonly<{ name: string; value: string }>;

/**
 * Calls the API in process on behalf of the visitor who requested the page: same cookies, same address and, for writes,
 * the same rate limits. The transport of the pages' loaders.
 */
export const inProcess =
  (server: FastifyInstance, visitor: FastifyRequest, client: ClientCookie) =>
  async ({ method, path, headers, body }: PageRequest) => {
    const reply = await traced(visitor.id, () =>
      server.inject({
        method: method as 'GET',
        url: `/api${path}`,
        remoteAddress: visitor.ip,
        headers: { ...asVisitor(visitor, client), ...headers, ...(method === 'GET' && readForPage) },
        ...(body !== undefined && { payload: body as object }),
      }),
    );
    const cookies = [reply.headers['set-cookie'] ?? []].flat();
    return {
      status: reply.statusCode,
      headers: { get: (name: string) => textOf(reply.headers[name.toLowerCase()]) },
      body: reply.body === '' ? undefined : reply.json(),
      cookies,
    };
  };

/** The headers of a page's API call on behalf of its visitor. */
export const asVisitor = (visitor: FastifyRequest, client: ClientCookie): Record<string, string> => ({
  ...headersOf(visitor),
  'sec-fetch-site': 'same-origin',
  cookie: cookiesOf(visitor, client),
});

const headersOf = ({ headers }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(carried.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])));

const cookiesOf = ({ headers, cookies }: FastifyRequest, { name, value }: ClientCookie): string =>
  cookies[name] ? (headers.cookie ?? '') : [headers.cookie, `${name}=${value}`].filter(Boolean).join('; ');

const textOf = (value: unknown): string | null => (value === undefined ? null : String(value));
