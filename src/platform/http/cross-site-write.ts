import type { FastifyRequest } from 'fastify';
import { Problem } from '#kernel/problem.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A page of another site cannot write with our visitor's cookie. Browsers say where a request comes from, older ones by
 * its origin alone; a program that says nothing has no visitor's cookie.
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
