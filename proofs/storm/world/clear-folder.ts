import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { removeEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts';

// Waits until it is told, or whoever started it is gone; then it stops the PostgreSQL of a folder and removes both.
const [folder = ''] = process.argv.slice(2);

const TRIES = 10;

const clear = async (left = TRIES): Promise<void> => {
  try {
    await removeEmbeddedPostgres(join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  } catch (error) {
    // Somebody who ends at this moment may still have written into it.
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
