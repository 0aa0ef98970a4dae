import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#kernel/problem.ts';
import type { Database } from '../database/database.ts';
import { countRequest, countRequests } from '../database/request-count.ts';

/** The default limit of requests per minute from one address. */
const USUAL_LIMIT = 1200;

const MINUTE_MS = 60_000;
const SHARE_EVERY_MS = 1_000;

/** Routes of static files, exempt because a page loads many. Matched by route, because URLs can be disguised. */
const files: ReadonlySet<string> = new Set(['/assets/*', '/drawings/:name', '/pictures/:id/:file']);

/** Request limits that all processes share through the database (docs/records/0011-shared-request-limits.md). */
export const limitRequests = async (app: FastifyInstance, db: Database): Promise<void> => {
  const usual = countedTogether(db);
  app.addHook('onClose', async () => usual.stop());
  await app.register(rateLimit, {
    global: true,
    max: USUAL_LIMIT,
    allowList: (request) => files.has(request.routeOptions.url ?? ''),
    timeWindow: MINUTE_MS,
    store: class implements FastifyRateLimitStore {
      incr(key: string, done: Counted) {
        done(null, usual.count(key));
      }
      child(route: object) {
        return countedAtOnce(db, nameOf(route));
      }
    },
    // If counting fails, let the request pass: the handler will report that the database is down.
    skipOnError: true,
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem(429, 'request.too-many', {
        details: { retryAfterSeconds: Math.ceil(ttl / 1000) },
      }),
  });
};

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** A limit of a route's own: counted before the request is answered. */
const countedAtOnce = (db: Database, prefix: string): FastifyRateLimitStore => ({
  incr: (key: string, done: Counted) => {
    countRequest(db, `${prefix}${key}`, MINUTE_MS).then(
      (result) => done(null, result),
      (error: Error) => done(error),
    );
  },
  child: () => countedAtOnce(db, prefix),
});

const nameOf = (route: { routeInfo?: { method?: unknown; url?: string } }) =>
  `${String(route.routeInfo?.method)} ${route.routeInfo?.url} `;

type Count = { unsent: number; total: number; ends: number };

/**
 * The usual limit, which no page waits for: a process counts its own requests at once, and once a second adds them to
 * the shared counters and learns what other processes counted.
 */
const countedTogether = (db: Database) => {
  const counts = new Map<string, Count>();
  const share = async () => {
    const now = performance.now();
    for (const [key, { ends }] of counts) if (ends <= now) counts.delete(key);
    const sent = new Map([...counts].flatMap(([key, { unsent }]) => (unsent > 0 ? [[key, unsent] as const] : [])));
    if (sent.size === 0) return;
    const counted = new Map(counts);
    for (const { key, current, ttl } of await countRequests(db, sent, MINUTE_MS)) {
      const count = counted.get(key);
      if (!count) continue;
      count.unsent -= sent.get(key) ?? 0;
      count.total = current;
      count.ends = performance.now() + ttl;
    }
  };
  let isSharing = false;
  const sharing = setInterval(async () => {
    // While the database is slow, nothing is added twice; what could not be added is tried again.
    if (isSharing) return;
    isSharing = true;
    await share().catch(() => undefined);
    isSharing = false;
  }, SHARE_EVERY_MS);
  sharing.unref();
  return {
    count: (key: string) => {
      const now = performance.now();
      const known = counts.get(key);
      const count = known && known.ends > now ? known : { unsent: 0, total: 0, ends: now + MINUTE_MS };
      counts.set(key, count);
      count.unsent += 1;
      return { current: count.total + count.unsent, ttl: count.ends - now };
    },
    stop: () => clearInterval(sharing),
  };
};
