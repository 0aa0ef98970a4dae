import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { cookieName } from '#platform/http/cookie-name.ts';
import { permissionsWith } from '#platform/http/output/headers.ts';
import type { Log } from '#platform/log/log.ts';
import { cachedPage } from '#platform/pages/cached-page.ts';
import { pagePolicy } from '#platform/pages/page-policy.ts';
import { servePages } from '#platform/pages/pages.ts';
import { type ClientCookie, inProcess } from './in-process.ts';

const buildFolder = fileURLToPath(new URL('../../build/', import.meta.url));

type Options = {
  db: Database;
  readAs: EndpointBinders['readAs'];
  publicUrl: string;
  vaultUrl: string | null;
  hasDeveloperPages: boolean;
  log: Log;
};

/** Adds the built pages to the API server: with a content security policy per page, and API calls in process. */
export const servePublic = async (
  server: FastifyInstance,
  { db, vaultUrl, readAs, ...options }: Options,
): Promise<void> => {
  const secure = isSecure(options.publicUrl);
  const allow = (reply: FastifyReply, scripts: Parameters<typeof pagePolicy>[0]['scripts']) =>
    reply.header('content-security-policy', pagePolicy({ scripts, vaultUrl, secure }));
  const giveTo = pageRequests({
    ...options,
    transportOf: (visitor, client) => inProcess({ server, readAs }, visitor, client),
  });
  await servePages(server, {
    buildFolder,
    contextOf: (request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      allow(reply, { nonce });
      return giveTo(request, reply, nonce);
    },
    keep: async ({ key, given, render }, reply) => {
      const page = await cachedPage(db, { key, nonce: given.nonce, render });
      allow(reply, page);
      return page;
    },
  });
};

type PageRequests = Pick<Options, 'publicUrl' | 'hasDeveloperPages' | 'log'> & {
  transportOf: (visitor: FastifyRequest, client: ClientCookie) => ReturnType<typeof inProcess>;
};

/** Creates the context of each page request, which the pages read with `provideContext`. */
export const pageRequests =
  ({ publicUrl, hasDeveloperPages, log, transportOf }: PageRequests) =>
  (request: FastifyRequest, reply: FastifyReply, nonce: string) => {
    if (isOffice(request)) reply.header('permissions-policy', permissionsWith('camera'));
    return {
      nonce,
      origin: new URL(publicUrl).origin,
      hasDeveloperPages,
      transport: transportOf(request, ensureClientCookie(request, reply, isSecure(publicUrl))),
      report: (error: unknown) => log.error({ err: error, reqId: request.id }, 'page failed'),
    };
  };

/** Whether the page is one of the back office, which photographs vehicles at a hand-over. */
const isOffice = ({ url }: FastifyRequest): boolean => /^\/admin(?=[/?]|$)/.test(url);

const isSecure = (publicUrl: string) => new URL(publicUrl).protocol === 'https:';

/** As long as a browser is remembered from which an account was signed in. A visit does not make it longer. */
const NINETY_DAYS_S = 7_776_000;

// Identifies the browser, for what is counted by browser; contains nothing about the person.
const ensureClientCookie = (request: FastifyRequest, reply: FastifyReply, secure: boolean): ClientCookie => {
  const name = cookieName('client', { secure });
  const existing = request.cookies[name];
  if (existing) return { name, value: existing };
  const value = randomBytes(16).toString('base64url');
  if (!isForEverybody(request))
    reply.setCookie(name, value, { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: NINETY_DAYS_S });
  return { name, value };
};

/** Whether shared caches may store the response (robots.txt, sitemap.xml); such a response must not set a cookie. */
const isForEverybody = ({ url }: FastifyRequest): boolean => /^\/(robots\.txt|sitemap\.xml)(\?|$)/.test(unescaped(url));

const unescaped = (url: string) =>
  url.replaceAll(/%([2-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
