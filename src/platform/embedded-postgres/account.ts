import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { copyBinaries, installedBinaries } from './binaries.ts';

export type OsAccount = Readonly<{ uid: number; gid: number }>;

/** The whole environment of PostgreSQL's programs, the same whoever starts them. */
export const ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

/** The command that runs a program in a user namespace: inside it is `nobody`, outside it is our user with our files. */
export const NAMESPACE = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'] as const;

/** Whether this machine allows user namespaces, and PostgreSQL can use `folder` in one. */
export const namespaceWorks = (folder: string): boolean =>
  works([
    ...NAMESPACE,
    'sh',
    '-c',
    'id -un && test -w "$1" && "$2" --version',
    'sh',
    folder,
    postgresIn(installedBinaries()),
  ]);

/** Whether the machine knows our user by name. PostgreSQL refuses users without one, as containers often have. */
export const isNamed = (): boolean => works(['id', '-un']);

/** Whether an account can enter a folder. */
export const canEnter = (account: OsAccount, folder: string): boolean => works(['test', '-x', folder], account);

/** The installed binaries if the account can run them, else a copy in `place`. */
export const binariesFor = async (account: OsAccount, place: string): Promise<string> =>
  works([postgresIn(installedBinaries()), '--version'], account) ? installedBinaries() : copyBinaries(place);

/** The account that runs PostgreSQL instead of root: `postgres` if it exists, else `nobody`. */
export const accountInsteadOfRoot = (): OsAccount => {
  for (const name of ['postgres', 'nobody']) {
    const { stdout } = spawnSync('id', [name], { encoding: 'utf8', env: ENVIRONMENT });
    const [, uid, gid] = /uid=(\d+)\S* gid=(\d+)/.exec(stdout) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody. Start as another user.');
};

const works = ([program = '', ...args]: readonly string[], account?: OsAccount): boolean =>
  spawnSync(program, args, { cwd: '/', env: ENVIRONMENT, stdio: 'ignore', ...account }).status === 0;

const postgresIn = (binaries: string) => join(binaries, 'bin', 'postgres');
