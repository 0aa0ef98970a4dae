import type { FastifyRequest } from 'fastify';
import { Problem } from '#kernel/problem.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF protection: 403 for a write from another site. Browsers send `Sec-Fetch-Site`, older ones only `Origin`. Requests
 * with neither header are not from browsers, so they carry no visitor's cookie.
 */
export const refuseCrossSiteWrite = (request: FastifyRequest, publicUrl: string | undefined): void => {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (reads.has(request.method) || site === 'same-origin' || site === 'none') return;
  if (site === undefined && (origin === undefined || isOurs(origin, request.host, publicUrl))) return;
  throw new Problem(403, 'request.cross-site');
};

const isOurs = (origin: string, host: string, publicUrl: string | undefined): boolean => {
  const from = URL.parse(origin);
  if (!from) return false;
  return from.host === host.toLowerCase() || (publicUrl !== undefined && from.origin === URL.parse(publicUrl)?.origin);
};
