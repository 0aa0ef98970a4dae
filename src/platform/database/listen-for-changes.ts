import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { announceOutgoing } from '../outgoing/outgoing-hosts.ts';
import type { Database } from './database.ts';
import { readCacheOf } from './read-cache.ts';

/** How often the connection is asked whether it is alive, and how long it may take to answer. */
const USUAL_BEAT = { everyMs: 5_000, withinMs: 3_000 };
const AGAIN_MS = 1_000;

/**
 * Turns on the read cache of a database: a connection of its own listens for changes. While that is lost, nothing is
 * cached. Resolves when changes are announced; `stop` ends it.
 */
export const listenForChanges = async (
  db: Database,
  log: Log,
  { everyMs, withinMs } = USUAL_BEAT,
): Promise<{ stop: () => Promise<void> }> => {
  const cache = readCacheOf(db);
  const ending = new AbortController();
  let current: pg.Client | undefined;

  const listen = async () => {
    announceOutgoing('database', db.pool.options.connectionString ?? '');
    const client = new pg.Client(db.pool.options);
    current = client;
    const lost = new Promise<void>((resolve) => client.once('end', resolve).on('error', () => resolve()));
    client.on('notification', ({ payload }) => payload && cache.invalidate(payload));
    await client.connect();
    await client.query('listen changed');
    cache.turn(true);
    return { client, lost };
  };

  /** Resolves when the connection is lost. A beat finds out when it is dead without saying so. */
  const untilLost = async ({ client, lost }: Awaited<ReturnType<typeof listen>>) => {
    const beat = setInterval(async () => {
      const isLate = pause(withinMs, true, { ref: false });
      const fails = client.query('select').then(
        () => false,
        () => true,
      );
      // With a query under way, pg does not wait for the other end.
      if (await Promise.race([fails, isLate])) client.end().catch(() => undefined);
    }, everyMs).unref();
    await lost;
    clearInterval(beat);
    cache.turn(false);
  };

  const listenAgain = async () => {
    while (!ending.signal.aborted) {
      await pause(AGAIN_MS, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      const again = ending.signal.aborted ? undefined : await listen().catch(() => undefined);
      if (again) return again;
    }
    return undefined;
  };

  const listenOn = async (first: Awaited<ReturnType<typeof listen>>) => {
    await untilLost(first);
    while (!ending.signal.aborted) {
      log.warn('The connection that listens for changes was lost; nothing is cached until it is there again');
      const again = await listenAgain();
      if (again) await untilLost(again);
    }
  };

  const listening = listenOn(await listen());
  return {
    stop: async () => {
      ending.abort();
      await current?.end().catch(() => undefined);
      await listening;
    },
  };
};
