import { execFile } from 'node:child_process';
import { mkdir, open, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Problem } from '#kernel/problem.ts';

export type SmallDisk = Readonly<{
  folder: string;
  /** Fills the disk to the last byte, including space freed meanwhile. */
  fill: () => Promise<void>;
  /** Frees the space taken by `fill`. */
  free: () => Promise<void>;
  unmount: () => Promise<void>;
}>;

const run = promisify(execFile);

const unmountAt = (folder: string) => run('umount', [folder]);

/** Mounts a new file system of the given size at a folder, after unmounting one left by a killed run. */
export const mountSmallDisk = async (place: string, megabytes: number): Promise<SmallDisk> => {
  await mkdir(place, { recursive: true });
  const folder = await realpath(place);
  await unmountAt(folder).catch(() => undefined);
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'saphan-disk-full', folder]).catch(
    notAllowed,
  );
  const ballast = join(folder, 'ballast');
  let isFull = false;
  let filling: Promise<void> | undefined;

  const free = async () => {
    isFull = false;
    await filling;
    await rm(ballast, { force: true });
  };
  return {
    folder,
    fill: async () => {
      await takeAll(ballast);
      isFull = true;
      filling = (async () => {
        while (isFull) {
          await takeAll(ballast);
          await pause(100);
        }
      })();
    },
    free,
    unmount: async () => {
      await free();
      await unmountAt(folder);
    },
  };
};

const notAllowed = (error: unknown): never => {
  const reason = `NOTHING WAS PROVEN: this machine lets nobody mount a file system here, and without a small one no disk can be filled. Run it as root. (${(error as Error).message.trim()})`;
  throw new Problem(500, 'env.wrong', { params: { reason } });
};

/** Appends to a file in ever smaller pieces until the disk is full. */
const takeAll = async (path: string): Promise<void> => {
  const file = await open(path, 'a');
  try {
    for (let size = 2 ** 20; size >= 1; ) {
      const { bytesWritten } = await file.write(Buffer.alloc(size)).catch(whenFull);
      if (bytesWritten < size) size = Math.floor(size / 16);
    }
  } finally {
    await file.close();
  }
};

const whenFull = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOSPC') return { bytesWritten: 0 };
  throw error;
};
