import { randomUUID } from 'node:crypto';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#kernel/problem.ts';
import type { Database } from '../database/database.ts';
import { countRequest } from '../database/request-count.ts';

/** Requests a minute from one address, where a route does not say otherwise. */
const USUAL_LIMIT = 1200;

/** Scripts, styles and pictures cost next to nothing, and one page brings many. By route: an address can be disguised. */
const files: ReadonlySet<string> = new Set(['/assets/*', '/drawings/:name', '/pictures/:id/:file']);

const MARK = 'x-read-for-page';

/** Goes with what a page reads in this process: the page itself was counted. Nobody outside can know it. */
export const readForPage: Readonly<Record<string, string>> = { [MARK]: randomUUID() };

/** Whether a page of this process asks, which was let in before. */
export const isReadForPage = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers[MARK] === readForPage[MARK];

/** Request limits counted in the database, so that all processes share them. */
export const limitRequests = async (app: FastifyInstance, db: Database): Promise<void> => {
  await app.register(rateLimit, {
    global: true,
    max: USUAL_LIMIT,
    allowList: (request) => files.has(request.routeOptions.url ?? '') || isReadForPage(request),
    timeWindow: 60_000,
    store: storeIn(db),
    // A database that is down must not be hidden behind a refused count; the handler will say so.
    skipOnError: true,
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem(429, 'request.too-many', {
        details: { retryAfterSeconds: Math.ceil(ttl / 1000) },
      }),
  });
};

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

type StoreConstructor = new () => FastifyRateLimitStore;

// The plugin wants a constructor, and makes a store for each route through `child`.
const storeIn = (db: Database, prefix = ''): StoreConstructor =>
  class implements FastifyRateLimitStore {
    incr(key: string, done: Counted, timeWindow: number) {
      countRequest(db, `${prefix}${key}`, timeWindow).then(
        (result) => done(null, result),
        (error: Error) => done(error),
      );
    }
    child(route: object) {
      return new (storeIn(db, nameOf(route)))();
    }
  };

const nameOf = (route: { routeInfo?: { method?: unknown; url?: string } }) =>
  `${String(route.routeInfo?.method)} ${route.routeInfo?.url} `;
