import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  accountInsteadOfRoot,
  binariesFor,
  canEnter,
  ENVIRONMENT,
  isNamed,
  NAMESPACE,
  namespaceWorks,
  type OsAccount,
} from './account.ts';
import { installedBinaries } from './binaries.ts';
import { SUPERUSER } from './connection.ts';

/** Where the files of one server lie, and how its programs are run. */
export type PostgresHome = Readonly<{
  data: string;
  binaries: string;
  /** Comes before the program on the command line. */
  prefix: readonly string[];
  /** The account that runs the programs and owns the data, if not our own user. */
  account?: OsAccount;
}>;

/** `account` skips the user namespace, as on a machine that forbids them. */
export type InsteadOfRoot = 'namespace' | 'account';

/**
 * PostgreSQL refuses to run as root. So root runs it inside a user namespace; where those are forbidden, as another
 * account, in a place that this account can reach. Existing data is always served as its owner.
 * docs/records/0002-postgresql-as-root.md
 */
export const findHome = async (folder: string, method: InsteadOfRoot = 'namespace'): Promise<PostgresHome> => {
  const data = await dataOf(folder);
  const owner = await ownerOf(data);
  const user = process.getuid?.();

  if (user !== 0) {
    if (owner && owner.uid !== user) throw new Error(`${data} belongs to user ${owner.uid}: start as that user.`);
    return { data, binaries: installedBinaries(), prefix: isNamed() || !namespaceWorks(folder) ? [] : NAMESPACE };
  }
  if (owner && owner.uid !== 0) return homeOf(owner, data);
  if (method === 'namespace' && namespaceWorks(folder))
    return { data, binaries: installedBinaries(), prefix: NAMESPACE };
  return homeInsteadOfRoot(folder);
};

/** How a program of PostgreSQL is spawned in this home. */
export const programOf = (
  { data, binaries, prefix, account }: PostgresHome,
  name: 'initdb' | 'postgres',
  args: string[],
) => {
  const [file = '', ...rest] = [...prefix, join(binaries, 'bin', name), ...args];
  return { file, args: rest, options: { cwd: dirname(data), env: ENVIRONMENT, ...account } };
};

/** Where the data of a folder is, or would be created. */
export const dataOf = async (folder: string): Promise<string> => join(await baseOf(folder), 'data');

/** Removes a folder and its data, wherever that is. The server must have stopped. */
export const removeHome = async (folder: string): Promise<void> => {
  await rm(await baseOf(folder).catch(() => folder), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
};

const PLACE = '/var/lib/saphan';

const pointerIn = (folder: string) => join(folder, 'data-lies-in');

const baseOf = async (folder: string): Promise<string> => {
  const base = (await readFile(pointerIn(folder), 'utf8').catch(() => folder)).trim();
  if (base === folder || (await ownerOf(base))) return base;
  throw new Error(
    `The database of ${folder} lies in ${base}, which is gone. Bring it back, or remove ${pointerIn(folder)} to begin anew.`,
  );
};

const homeInsteadOfRoot = async (folder: string): Promise<PostgresHome> => {
  const account = accountInsteadOfRoot();
  const base = (await baseOf(folder)) !== folder || !canEnter(account, folder) ? await moveOut(folder) : folder;
  const data = join(base, 'data');
  if (await ownerOf(data)) await promisify(execFile)('chown', ['-R', `${account.uid}:${account.gid}`, data]);
  return homeOf(account, data);
};

const homeOf = async (account: OsAccount, data: string): Promise<PostgresHome> => ({
  data,
  binaries: await binariesFor(account, PLACE),
  prefix: [],
  account,
});

/** Writes the pointer once the copy is complete and removes the original last, so that a crash loses nothing. */
const moveOut = async (folder: string): Promise<string> => {
  const base = join(PLACE, createHash('sha256').update(folder).digest('hex').slice(0, 16));
  const old = join(folder, 'data');
  await mkdir(base, { recursive: true });
  await chmod(PLACE, 0o755);
  await chmod(base, 0o755);
  if (await ownerOf(old)) await cp(old, join(base, 'data'), { recursive: true });
  await writeFile(pointerIn(folder), `${base}\n`);
  await rm(old, { recursive: true, force: true });
  return base;
};

const ownerOf = async (path: string): Promise<OsAccount | undefined> => {
  const stats = await stat(path).catch(() => undefined);
  return stats && { uid: stats.uid, gid: stats.gid };
};

type New = Readonly<{ home: PostgresHome; durable: boolean; password: string }>;

/** Creates the data folder. Removes an incomplete one that an interrupted attempt left; never touches a complete one. */
export const initialise = async ({ home, durable, password }: New): Promise<void> => {
  if (await stat(home.data).catch(() => undefined)) return;
  const half = `${home.data}.new`;
  const secret = join(half, 'password');
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { mode: 0o700 });
  await writeFile(secret, password, { mode: 0o600 });
  if (home.account) for (const path of [half, secret]) await chown(path, home.account.uid, home.account.gid);

  const { file, args, options } = programOf(home, 'initdb', [
    ...[`--pgdata=${join(half, 'data')}`, `--username=${SUPERUSER}`, `--pwfile=${secret}`, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(durable ? [] : ['--no-sync', '-c', 'scram_iterations=1']),
  ]);
  await promisify(execFile)(file, args, options);
  await rename(join(half, 'data'), home.data);
  await rm(half, { recursive: true });
};
