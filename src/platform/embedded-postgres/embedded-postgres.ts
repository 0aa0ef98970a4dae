import { mkdir, realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Problem } from '#kernel/problem.ts';
import type { Log } from '../log/log.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { addressOf, createDatabase, isServing } from './connection.ts';
import { passwordIn, readServerFile, writeServerFile } from './files.ts';
import { dataOf, findHome, type InsteadOfRoot, initialise, removeHome } from './home.ts';
import { launch } from './launch.ts';
import { clearRemains, isServerOfFolder, sendSignal, serverOf, stopServer } from './processes.ts';

export type EmbeddedPostgres = Readonly<{
  /** Address of the database `saphan`, with its password. */
  url: string;
  /** Fast shutdown; resolves when the server has exited. */
  stop: () => Promise<void>;
}>;

type Options = Readonly<{
  folder: string;
  log: Log;
  /** false for tests: faster, but a power cut may lose data, and the server ends with this process. */
  durable?: boolean;
  insteadOfRoot?: InsteadOfRoot;
}>;

const DATABASE = 'saphan';

/** The folder of the embedded database in `DATA_DIR`. */
export const postgresFolderIn = (dataDir: string): string => resolve(dataDir, 'postgres');

/**
 * The PostgreSQL that npm installed, on a free port of 127.0.0.1, with data, password and log in `folder`.
 * Takes over a server that an earlier process left running, lets a killed one recover, and restarts one that dies, on
 * the same port. Refuses a folder that holds the data of another PostgreSQL.
 */
export const startEmbeddedPostgres = async (options: Options): Promise<EmbeddedPostgres> => {
  await mkdir(options.folder, { recursive: true });
  const folder = await realpath(options.folder);
  await refuseForeignData(folder);
  const serve = () => oneAtATime(join(folder, 'lock'), () => ensureServer({ ...options, folder }));

  let server = await serve();
  let restart: Promise<void> | undefined;
  const restarted = async () => {
    if (await isServerOfFolder(server.data, server.pid)) return;
    options.log.warn('PostgreSQL ended unexpectedly and is started again');
    server = await serve();
  };
  const watch = setInterval(() => {
    restart ??= restarted()
      .catch((error: unknown) => options.log.error(error, 'PostgreSQL cannot be started again'))
      .finally(() => {
        restart = undefined;
      });
  }, 500).unref();

  const leave = () => sendSignal(server.pid, 'SIGINT');
  if (options.durable === false) process.once('exit', leave);

  return {
    url: server.url,
    stop: async () => {
      clearInterval(watch);
      process.off('exit', leave);
      await restart;
      await stopServer(server.data);
    },
  };
};

/** 409 when `folder` is itself a PostgreSQL data directory: nesting ours inside it could destroy either. */
const refuseForeignData = async (folder: string) => {
  if (!(await stat(join(folder, 'PG_VERSION')).catch(() => undefined))) return;
  throw new Problem(409, 'database.of-another', { params: { folder } });
};

/** The address of the server that runs in this folder now, if there is one. */
export const runningEmbeddedPostgres = async (folder: string): Promise<string | undefined> => {
  const server = await readServerFile(folder);
  if (!server) return undefined;
  return (await isServing(server.url, async () => true, 1).catch(() => false)) ? server.url : undefined;
};

/** Stops the server of a folder, whichever process started it, and removes the folder and its data. */
export const removeEmbeddedPostgres = async (folder: string): Promise<void> => {
  const data = await dataOf(folder);
  await stopServer(data);
  await clearRemains(data);
  await removeHome(folder);
};

const ensureServer = async ({ folder, log, durable = true, insteadOfRoot }: Options) => {
  const home = await findHome(folder, insteadOfRoot);
  const password = await passwordIn(folder);
  await initialise({ home, durable, password });

  const address = (port: number, database: string) => addressOf({ password, port, database });
  const survivor = await serverOf(home.data);
  const isSurviving =
    survivor && (await isServing(address(survivor.port, 'postgres'), () => isServerOfFolder(home.data, survivor.pid)));
  if (!isSurviving) await clearRemains(home.data);
  else log.info({ pid: survivor.pid }, 'PostgreSQL was left running and is taken over');
  const { pid, port } = isSurviving ? survivor : await launch({ home, durable, folder, address });

  const url = address(port, DATABASE);
  await createDatabase(address(port, 'postgres'), DATABASE);
  await writeServerFile(folder, { url, pid });
  return { url, pid, data: home.data };
};
