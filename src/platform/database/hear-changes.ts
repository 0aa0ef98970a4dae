import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import type { Database } from './database.ts';
import { memoryOf } from './remember.ts';

const BEAT_MS = 5_000;
const LONGEST_BEAT_MS = 3_000;
const AGAIN_MS = 1_000;

/**
 * Turns on the memory of a database: a connection of its own hears of changes. While it is lost, nothing is remembered.
 * Resolves when the first changes can be heard; `stop` ends it.
 */
export const hearChanges = async (db: Database, log: Log): Promise<{ stop: () => Promise<void> }> => {
  const memory = memoryOf(db);
  const ending = new AbortController();
  let current: pg.Client | undefined;

  const listen = async () => {
    const client = new pg.Client({ ...db.pool.options, statement_timeout: LONGEST_BEAT_MS });
    current = client;
    const lost = new Promise<void>((resolve) => client.once('end', resolve).on('error', () => resolve()));
    client.on('notification', ({ payload }) => payload && memory.forget(payload));
    await client.connect();
    await client.query('listen changed');
    memory.turn(true);
    return { client, lost };
  };

  /** Until the connection is lost. A beat finds out when it is dead without saying so. */
  const hear = async ({ client, lost }: Awaited<ReturnType<typeof listen>>) => {
    const beat = setInterval(async () => {
      const isLate = pause(LONGEST_BEAT_MS, true, { ref: false });
      const isDead = await Promise.race([
        client.query('select').then(
          () => false,
          () => true,
        ),
        isLate,
      ]);
      if (isDead) client.end().catch(() => undefined);
    }, BEAT_MS).unref();
    await lost;
    clearInterval(beat);
    memory.turn(false);
  };

  const hearAgain = async (first: Awaited<ReturnType<typeof listen>>) => {
    await hear(first);
    while (!ending.signal.aborted) {
      log.warn('The connection that hears of changes was lost; nothing is remembered until it is there again');
      const again = await listenAgain();
      if (again) await hear(again);
    }
  };

  const listenAgain = async () => {
    while (!ending.signal.aborted) {
      await pause(AGAIN_MS, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      const again = ending.signal.aborted ? undefined : await listen().catch(() => undefined);
      if (again) return again;
    }
    return undefined;
  };

  const hearing = hearAgain(await listen());
  return {
    stop: async () => {
      ending.abort();
      await current?.end().catch(() => undefined);
      await hearing;
    },
  };
};
