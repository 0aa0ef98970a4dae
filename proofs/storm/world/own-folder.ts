import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath } from 'node:fs/promises';
import { join } from 'node:path';

const program = join(import.meta.dirname, 'clear-folder.ts');

/** Stopping an unresponsive PostgreSQL takes twenty seconds. */
const LONGEST_MS = 30_000;

export type OwnFolder = Readonly<{
  folder: string /** Removes the folder after stopping its PostgreSQL. */;
  clear: () => Promise<void>;
}>;

/**
 * Creates a folder with this name and a random suffix. However our process ends, even by `kill -9`, a separate process
 * removes it and stops the PostgreSQL in its subfolder `postgres`.
 */
export const ownFolder = async (name: string): Promise<OwnFolder> => {
  await mkdir(join(name, '..'), { recursive: true });
  const folder = await realpath(await mkdtemp(`${name}-`));
  // Detached, so that Ctrl-C in our terminal does not reach it.
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

/** An exit handler cannot await anything, so this blocks until the folder is gone. */
const clearAtOnce = (keeper: ChildProcess, folder: string): void => {
  keeper.kill('SIGTERM');
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (const end = performance.now() + LONGEST_MS; existsSync(folder) && performance.now() < end; )
    Atomics.wait(clock, 0, 0, 20);
};
