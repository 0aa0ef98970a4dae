import { ttlCache } from '../cache/ttl-cache.ts';
import type { Log } from '../log/log.ts';
import { type Database, databaseError, isLostConnection } from './database.ts';

/** Where reports and exports read, so that they need not weigh on who books. */
export type ReadReplica = Readonly<{
  /** The database to read at length from, as of now. */
  database: () => Promise<Database>;
  /** Does work that only reads, or that writes elsewhere when its reading is over. */
  read: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
}>;

/** A replica in its recovery gives up a statement that stands in its way. */
const IN_THE_WAY = '40001';

const ASKED = { goodForMs: 5_000, limitMs: 1_000, otherwise: false };

/**
 * The replica where there is one, and the primary while that does not answer. A replica is a moment behind; nothing is
 * decided by what is read here.
 */
export const readingOf = (primary: Database, replica?: Database, log?: Log): ReadReplica => {
  if (!replica) return { database: async () => primary, read: (work) => work(primary) };

  const answers = ttlCache(async () => {
    await replica.execute('select 1').catch((error: unknown) => {
      log?.warn({ err: error }, 'the database of DATABASE_READ_URL does not answer; reports read from the primary');
      throw error;
    });
    return true;
  }, ASKED);
  const database = async () => ((await answers()) ? replica : primary);

  return {
    database,
    read: async (work) => {
      const from = await database();
      try {
        return await work(from);
      } catch (error) {
        const isReplicas = isLostConnection(error) || databaseError(error)?.code === IN_THE_WAY;
        if (from === primary || !isReplicas) throw error;
        log?.warn({ err: error }, 'the replica gave a report up; it is read from the primary');
        return work(primary);
      }
    },
  };
};
