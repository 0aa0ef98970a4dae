import type { CallOf, ContractRoute, ReplyOf } from '#contract/index.ts';
import { contract } from '#contract/index.ts';
import { extrasRoutes } from '#modules/extras/index.ts';
import { fleetRoutes } from '#modules/fleet/index.ts';
import { settingsRoutes } from '#modules/settings/index.ts';
import { nobody } from '#platform/context.ts';
import { connect } from '#platform/database.ts';
import { createServer } from '#platform/http/server.ts';
import { serving } from '#platform/http/serving.ts';
import { createLog } from '#platform/log.ts';
import { freshDatabase } from './fresh-database.ts';

export type TestApp = Awaited<ReturnType<typeof freshApp>>;
export const freshApp = async ({ now }: { now: string }) => {
  const database = await freshDatabase();
  const db = connect(database.url);
  const app = await createServer({ log: createLog('error'), db, limits: false, trustProxy: false });
  const s = serving(app, {
    db,
    clock: () => Temporal.Instant.from(now),
    identify: async () => nobody,
    setSession: () => undefined,
  });
  settingsRoutes(s);
  fleetRoutes(s);
  extrasRoutes(s);
  return {
    db,
    call: async <R extends ContractRoute>(
      route: R,
      { params = {}, query = {}, body }: { params?: object; query?: object; body?: object; headers?: object } = {},
    ) => {
      void contract;
      const [method = 'GET', path = ''] = route.split(' ');
      const url = `/api${path.replace(/:(\w+)/g, (_, n: string) => String((params as Record<string, string>)[n]))}?${new URLSearchParams(
        Object.entries(query)
          .filter(([, v]) => v !== undefined)
          .map(([k, v]) => [k, String(v)]),
      )}`;
      const reply = await app.inject({ method: method as 'GET', url, ...(body && { payload: body }) });
      return { status: reply.statusCode, body: reply.json() as ReplyOf<R>, headers: reply.headers };
    },
    close: async () => {
      await app.close();
      await db.pool.end();
      await database.drop();
    },
  };
};
export type { CallOf };
