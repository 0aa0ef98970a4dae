import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath } from 'node:fs/promises';
import { join } from 'node:path';

const program = join(import.meta.dirname, 'clear-folder.ts');

/** Stopping a PostgreSQL that does not want to takes twenty seconds. */
const LONGEST_MS = 30_000;

export type OwnFolder = Readonly<{
  folder: string /** Once its PostgreSQL has stopped. */;
  clear: () => Promise<void>;
}>;

/**
 * A new folder of this name, followed by chance, that is gone however we end, by `kill -9` too, and the PostgreSQL in its
 * `postgres` with it: a process beside us sees to that.
 */
export const ownFolder = async (name: string): Promise<OwnFolder> => {
  await mkdir(join(name, '..'), { recursive: true });
  const folder = await realpath(await mkdtemp(`${name}-`));
  // In a session of its own: Ctrl-C in our terminal is for us.
  const keeper = fork(program, [folder], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  const ended = once(keeper, 'exit');
  await Promise.race([once(keeper, 'message'), ended.then(() => Promise.reject(new Error(`${program} ended`)))]);
  const clearNow = () => clearAtOnce(keeper, folder);
  process.once('exit', clearNow);
  return {
    folder,
    clear: async () => {
      process.off('exit', clearNow);
      keeper.kill('SIGTERM');
      await ended;
    },
  };
};

/** Who exits can wait for nothing but a clock. */
const clearAtOnce = (keeper: ChildProcess, folder: string): void => {
  keeper.kill('SIGTERM');
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (const end = performance.now() + LONGEST_MS; existsSync(folder) && performance.now() < end; )
    Atomics.wait(clock, 0, 0, 20);
};
