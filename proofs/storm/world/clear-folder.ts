import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { removeEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts';

// Waits for a signal, or for its parent to exit; then stops the PostgreSQL in a folder, and removes the folder.
const [folder = ''] = process.argv.slice(2);

const TRIES = 10;

const clear = async (left = TRIES): Promise<void> => {
  try {
    await removeEmbeddedPostgres(join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  } catch (error) {
    // A process that is just exiting may still have written into the folder.
    if (left === 0) throw error;
    await pause(200);
    await clear(left - 1);
  }
};

const stopped = Promise.withResolvers<void>();
process.once('SIGTERM', stopped.resolve).once('disconnect', stopped.resolve);
process.send?.('ready');
if (!process.connected) stopped.resolve();
await stopped.promise;
await clear();
process.exit();
