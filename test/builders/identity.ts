import type { FastifyInstance } from 'fastify';
import { accountCookies, ensureAdmin, identifyBy, identityRoutes } from '#modules/identity/index.ts';
import type { Database } from '#platform/database/database.ts';
import { readingOf } from '#platform/database/read-replica.ts';
import { createEndpointBinders } from '#platform/http/bind-endpoints.ts';
import { createServer } from '#platform/http/server.ts';
import { createLog } from '#platform/log/log.ts';
import { stepsOf } from '#platform/unit-of-work.ts';
import { testSealer } from './sealer.ts';

export const admin = { email: 'Nok@saphan.example', password: 'a bridge over the Chao Phraya' };

/** A clock that stands still except when `pass` advances it. */
export const standingClock = (start: string) => {
  let now = Temporal.Instant.from(start);
  const read = () => now;
  return Object.assign(read, {
    pass: (time: { hours?: number; minutes?: number; seconds?: number }) => {
      now = now.add(time);
    },
  });
};

type Deps = { db: Database; clock: () => Temporal.Instant; secure?: boolean };

/** A server with only the identity routes, as one of several processes on a database. */
export const identityServer = async ({ db, clock, secure = false }: Deps): Promise<FastifyInstance> => {
  const app = await createServer({ log: createLog('silent'), db, limits: false, trustProxy: true });
  const { carried, ...setters } = accountCookies({ secure });
  const bound = createEndpointBinders(app, {
    db,
    replica: readingOf(db),
    clock,
    identify: identifyBy(carried),
    ...setters,
  });
  const publicUrl = 'http://localhost:3000';
  const proof = { onProven: async () => undefined, lockEmail: async () => undefined };
  identityRoutes(bound, { sealer: testSealer, publicUrl, capRegistrations: false, ...proof });
  return app;
};

export const withAdmin = ({ db, clock }: Deps) => stepsOf(db, clock).step((ctx) => ensureAdmin(ctx, admin));
