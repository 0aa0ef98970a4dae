import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { oneAtATime } from '#platform/one-at-a-time.ts';

/** Does the work while no other run of this command does its own: they would clear each other's folder. */
export const oneRun = async <T>(command: string, work: () => Promise<T>): Promise<T> => {
  const folder = join(import.meta.dirname, '../node_modules/.cache', `${command}-lock`);
  await mkdir(folder, { recursive: true });
  return oneAtATime(join(folder, 'lock'), work);
};
