import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import type { PageRead } from '#platform/http/page-reads.ts';
import { traced } from '#platform/log/trace.ts';

type PageRequest = PageRead & Readonly<{ method: string; path: string; headers: Readonly<Record<string, string>> }>;

const carried = ['cookie', 'accept-language', 'user-agent'];

/** The cookie that identifies a browser; the browser's first page request does not have it yet. */
export type ClientCookie = Readonly<{ name: string; value: string }>;

type Api = Readonly<{ server: FastifyInstance; readAs: EndpointBinders['readAs'] }>;

/**
 * Calls the API in process on behalf of the visitor who requested the page: same cookies, same address. Reads are
 * answered without HTTP; writes are requests like any other, with their limits. The transport of the pages' loaders.
 */
export const inProcess = ({ server, readAs }: Api, visitor: FastifyRequest, client: ClientCookie) => {
  const cookies = { ...visitor.cookies, [client.name]: client.value };
  const headers = { 'user-agent': visitor.headers['user-agent'] };
  const caller = () => readAs({ cookies, headers, ip: visitor.ip, id: visitor.id, log: visitor.log });
  let read = caller();
  return async (asked: PageRequest) => {
    const answered = await read(asked);
    if (answered) return { ...answered, headers: none };
    // A write may change who is signed in.
    read = caller();
    return send({ server, visitor, client }, asked);
  };
};

const none = { get: () => null };

type Sender = Readonly<{ server: FastifyInstance; visitor: FastifyRequest; client: ClientCookie }>;

const send = async ({ server, visitor, client }: Sender, { method, path, headers, body }: PageRequest) => {
  const reply = await traced(visitor.id, () =>
    server.inject({
      method: method as 'GET',
      url: `/api${path}`,
      remoteAddress: visitor.ip,
      headers: { ...asVisitor(visitor, client), ...headers },
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
