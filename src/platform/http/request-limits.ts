import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#kernel/problem.ts';
import type { Database } from '../database/database.ts';
import { countRequest } from '../database/request-count.ts';

/** The default limit of requests per minute from one address. */
const USUAL_LIMIT = 1200;

/** Routes of static files, exempt because a page loads many. Matched by route, because URLs can be disguised. */
const files: ReadonlySet<string> = new Set(['/assets/*', '/drawings/:name', '/pictures/:id/:file']);

/** Request limits counted in the database, so that all processes share them. */
export const limitRequests = async (app: FastifyInstance, db: Database): Promise<void> => {
  await app.register(rateLimit, {
    global: true,
    max: USUAL_LIMIT,
    allowList: (request) => files.has(request.routeOptions.url ?? ''),
    timeWindow: 60_000,
    store: storeIn(db),
    // If counting fails, let the request pass: the handler will report that the database is down.
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
