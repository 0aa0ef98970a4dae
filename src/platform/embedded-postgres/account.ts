import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { copyBinaries, installedBinaries } from './binaries.ts';

export type OsAccount = Readonly<{ uid: number; gid: number }>;

/** The whole environment of PostgreSQL's programs, so that it does not depend on who starts them. */
export const ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

/** Goes before a program of PostgreSQL: it believes to be `nobody`, while outside it is who we are, with our files. */
export const NAMESPACE = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'] as const;

/** Whether this machine lets us make user namespaces, and PostgreSQL can do its work in one with this folder. */
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

/** Whether our user stands in the machine's list of users. PostgreSQL refuses one that does not, as containers have. */
export const isNamed = (): boolean => works(['id', '-un']);

/** Whether an account can enter a folder. */
export const canEnter = (account: OsAccount, folder: string): boolean => works(['test', '-x', folder], account);

/** The installed binaries where the account can run them, else a copy in `place`. */
export const binariesFor = async (account: OsAccount, place: string): Promise<string> =>
  works([postgresIn(installedBinaries()), '--version'], account) ? installedBinaries() : copyBinaries(place);

/** The account that serves in root's place: `postgres` where it exists, else `nobody`. */
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
