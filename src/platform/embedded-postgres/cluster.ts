import { execFile } from 'node:child_process';
import { chown, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SUPERUSER } from './connection.ts';
import { type Home, programOf } from './home.ts';

type New = Readonly<{ home: Home; durable: boolean; password: string }>;

/** Makes the data folder. What an interrupted attempt left is thrown away; a whole one is never touched. */
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
