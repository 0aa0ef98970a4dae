import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveDrawings } from '#platform/drawings.ts';
import { cookieName } from '#platform/http/cookie-name.ts';
import type { Log } from '#platform/log/log.ts';
import { pagePolicy } from '#platform/pages/page-policy.ts';
import { servePages } from '#platform/pages/pages.ts';
import { inProcess } from './in-process.ts';

const buildFolder = fileURLToPath(new URL('../../build/', import.meta.url));

type Options = { publicUrl: string; vaultUrl: string | null; log: Log };

/** The built web on top of the API: pages with a policy of their own, drawings, and calls answered in process. */
export const servePublic = async (server: FastifyInstance, { publicUrl, vaultUrl, log }: Options): Promise<void> => {
  serveDrawings(server);
  const { origin, protocol } = new URL(publicUrl);
  const secure = protocol === 'https:';
  await servePages(server, {
    buildFolder,
    given: (request: FastifyRequest, reply: FastifyReply) => {
      const nonce = randomBytes(16).toString('base64');
      reply.header('content-security-policy', pagePolicy({ nonce, vaultUrl, secure }));
      const client = knownClient(request, reply, secure);
      return {
        nonce,
        origin,
        transport: inProcess(server, request, client),
        report: (error: unknown) => log.error({ err: error, reqId: request.id }, 'page failed'),
      };
    },
  });
};

const tenYears = 315_360_000;

// The browser, for the cap on unpaid holds; it says nothing about the person.
const knownClient = (request: FastifyRequest, reply: FastifyReply, secure: boolean) => {
  const name = cookieName('client', { secure });
  const known = request.cookies[name];
  if (known) return { name, value: known };
  const value = randomBytes(16).toString('base64url');
  if (!isForEverybody(request))
    reply.setCookie(name, value, { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: tenYears });
  return { name, value };
};

/** What search engines fetch may be kept by anyone on the way, so it brings nobody a cookie. */
const isForEverybody = ({ url }: FastifyRequest): boolean => /^\/(robots\.txt|sitemap\.xml)(\?|$)/.test(unescaped(url));

const unescaped = (url: string) =>
  url.replaceAll(/%([2-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
