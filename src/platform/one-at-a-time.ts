import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const SQLITE_BUSY = 5;

/**
 * Does the work while no other process of this machine does work under the same file.
 * The lock is the one SQLite takes on a file: the operating system lets go of it when its holder dies, however it dies.
 */
export const oneAtATime = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    while (!isTaken(lock)) await sleep(50);
    return await work();
  } finally {
    lock.close();
  }
};

const isTaken = (lock: DatabaseSync): boolean => {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
    throw error;
  }
};
