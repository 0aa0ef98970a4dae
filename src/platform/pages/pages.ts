import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { CachedPage } from './cached-page.ts';
import { sendCachedPage, sendPage } from './send-page.ts';

/** A built web: React Router's server build. Its entry makes the load context, since its contexts live in that bundle, and knows which pages are the same for all. */
export type PagesBuild<RequestContext> = ServerBuild & {
  entry: {
    module: {
      provideContext: (context: RequestContext) => RouterContextProvider;
      /** What a page that is the same for everybody depends on; undefined for any other page. */
      sameForAll: (page: Request) => string | undefined;
    };
  };
};

type Options<RequestContext> = {
  /** Where `react-router build` wrote `client` and `server`. */
  buildFolder: string;
  /** What a page request gets: the nonce of its policy, the API in process, where defects are reported. */
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext;
  /** Answers a page that is the same for everybody with its key: from memory, or by `render`. */
  keep?: (
    page: { key: string; given: RequestContext; render: () => Promise<Response> },
    reply: FastifyReply,
  ) => Promise<CachedPage>;
};

const aYear = 31_536_000_000;
const anHour = 3_600_000;
/** Page forms are small; files go to the API. */
const formLimit = 64 * 1024;

/** The service worker fetches from here, and does nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

const loadPages = async <RequestContext>(buildFolder: string): Promise<PagesBuild<RequestContext>> =>
  import(pathToFileURL(join(buildFolder, 'server', 'index.js')).href);

/**
 * Serves the built web: its files as they are, every other address as a page. Register it last; the API must answer
 * every path under `/api`, unknown ones included.
 */
export const servePages = async <RequestContext>(
  app: FastifyInstance,
  { buildFolder, ...rendering }: Options<RequestContext>,
): Promise<void> => {
  const client = join(buildFolder, 'client');
  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: aYear,
  });
  await app.register(fastifyStatic, {
    root: client,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    decorateReply: false,
    preCompressed: true,
    maxAge: anHour,
    setHeaders: (response, path) => {
      if (path.endsWith('offline-worker.js')) response.header('content-security-policy', workerPolicy);
    },
  });
  await renderPages(app, { build: await loadPages<RequestContext>(buildFolder), ...rendering });
};

/** Renders a page for every URL that no other route handles. */
export const renderPages = async <RequestContext>(
  app: FastifyInstance,
  { build, contextOf, keep }: Omit<Options<RequestContext>, 'buildFolder'> & { build: PagesBuild<RequestContext> },
): Promise<void> => {
  const render = createRequestHandler(build, 'production');
  const { provideContext, sameForAll } = build.entry.module;
  await answerAsPages(app, (page, request, reply) => {
    const given = contextOf(request, reply);
    const key = keep && sameForAll(page);
    if (!keep || key === undefined) return render(page, provideContext(given));
    // For others too, so not given up when this visitor goes.
    const forAll = () => render(new Request(page.url, { headers: page.headers }), provideContext(given));
    return keep({ key, given, render: forAll }, reply);
  });
};

type Answer = (page: Request, request: FastifyRequest, reply: FastifyReply) => Promise<Response | CachedPage>;

/** Registers `answer` for every URL that no other route handles. */
export const answerAsPages = async (app: FastifyInstance, answer: Answer): Promise<void> => {
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: formLimit },
      async (_: FastifyRequest, body: Buffer) => body,
    );
    pages.route({
      method: ['GET', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        const address = addressOf(request);
        if (!address) return reply.code(400).send('Bad Request');
        if (!isForm(request)) return reply.code(415).send('Unsupported Media Type');
        const plain = plainAddress(request, address);
        if (plain) return reply.header('cache-control', 'public, max-age=3600').redirect(plain, 308);
        const page = await answer(toWebRequest(address, request, reply), request, reply);
        return page instanceof Response ? sendPage(request, reply, page) : sendCachedPage(request, reply, page);
      },
    });
  });
};

const hostName = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * Joins host and path as text, so that neither a path `//elsewhere/` nor a host `us@elsewhere` leads to another host.
 * Null if the result is not a URL.
 */
const addressOf = (request: FastifyRequest): URL | null => {
  if (!hostName.test(request.host)) return null;
  const path = request.raw.url ?? '/';
  return URL.parse(`${request.protocol}://${request.host}${path.startsWith('/') ? path : '/'}`);
};

/** The content types that plain forms send. */
const isForm = ({ method, headers }: FastifyRequest) =>
  method !== 'POST' || /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');

/**
 * The path and query to redirect to when a page's path ends in a slash or contains `..`; null if it is plain already. A
 * path with an empty segment is not a page, and must not turn into a host name.
 */
const plainAddress = ({ raw }: FastifyRequest, { pathname, search }: URL): string | null => {
  if (pathname.includes('//')) return null;
  const plain = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const isDisguised = /(^|[/\\])\.{1,2}([/\\?#]|$)|\\/.test((raw.url ?? '').split('?')[0] ?? '');
  return plain !== pathname || isDisguised ? plain + search : null;
};

const toWebRequest = (address: URL, request: FastifyRequest, reply: FastifyReply): Request => {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return new Request(address, {
    method: request.method,
    headers: headersOf(request),
    body: request.body instanceof Uint8Array ? new Uint8Array(request.body) : null,
    signal: gone.signal,
  });
};

const headersOf = (request: FastifyRequest): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':')) continue;
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  return headers;
};
