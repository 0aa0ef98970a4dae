import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { oneAtATime } from '#platform/one-at-a-time.ts';

/** Runs the work under a lock per command, because concurrent runs would delete each other's folder. */
export const oneRun = async <T>(command: string, work: () => Promise<T>): Promise<T> => {
  const folder = join(import.meta.dirname, '../node_modules/.cache', `${command}-lock`);
  await mkdir(folder, { recursive: true });
  return oneAtATime(join(folder, 'lock'), work);
};
