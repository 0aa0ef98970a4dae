import { ttlCache } from '../cache/ttl-cache.ts';
import type { Log } from '../log/log.ts';
import { type Database, databaseError, isLostConnection } from './database.ts';

/** The database for reports and exports, to keep their load off the primary. */
export type ReadReplica = Readonly<{
  /** The database to run long reads on: the replica if it is up, otherwise the primary. */
  database: () => Promise<Database>;
  /** Runs read-only work, which may be repeated on the primary; it may write elsewhere only after its last read. */
  read: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
}>;

/** The error code when a replica cancels a query that conflicts with recovery. */
const IN_THE_WAY = '40001';

const CACHE_OPTIONS = { goodForMs: 5_000, limitMs: 1_000, otherwise: false };

/**
 * Reads from the replica if there is one, and from the primary while the replica is down. A replica lags slightly, so
 * base no decisions on these reads.
 */
export const readingOf = (primary: Database, replica?: Database, log?: Log): ReadReplica => {
  if (!replica) return { database: async () => primary, read: (work) => work(primary) };

  const answers = ttlCache(async () => {
    await replica.execute('select 1').catch((error: unknown) => {
      log?.warn({ err: error }, 'the database of DATABASE_READ_URL does not answer; reports read from the primary');
      throw error;
    });
    return true;
  }, CACHE_OPTIONS);
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
