import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { oneAtATime } from '#platform/one-at-a-time.ts';
import { writeBreachedFilter } from './breached-passwords.ts';
import { runProgram } from './run-program.ts';
import { sbomOf } from './sbom.ts';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'build', '.stamp');

/** All inputs of the build. */
const inputs = [
  ...['src/web', 'src/contract', 'src/kernel', 'src/words', 'public'],
  ...['package-lock.json', 'vite.config.ts', 'react-router.config.ts'],
  ...['scripts/page-chunks.ts', 'scripts/precompress.ts', 'scripts/sbom.ts', 'scripts/breached-passwords.ts'],
  'src/modules/identity/passwords/breached-filter.ts',
];

/** Builds the web, and beside it the bill of materials and the filter of stolen passwords, when inputs have changed. Concurrent processes build once. */
export const buildIfNeeded = async (): Promise<void> => {
  if (await isBuilt()) return;
  const cache = join(root, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  await oneAtATime(join(cache, 'build.lock'), async () => {
    if (!(await isBuilt())) await build();
  });
};

// The stamp is deleted before the build and written after it, so that an incomplete build has none.
const build = async () => {
  process.stderr.write('Building the pages\n');
  const made = await digest();
  await rm(stamp, { force: true });
  const status = await runProgram('react-router', ['build'], { env: { NODE_ENV: 'production' }, isQuiet: true });
  if (status !== 0) process.exit(status);
  await writeFile(
    join(root, 'build', 'sbom.cdx.json'),
    sbomOf(await readFile(join(root, 'package-lock.json'), 'utf8')),
  );
  await writeBreachedFilter();
  await writeFile(stamp, made);
};

const isBuilt = async () => (await readFile(stamp, 'utf8').catch(() => undefined)) === (await digest());

const digest = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(inputs.map(filesOf))).flat())
    hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
};

const filesOf = async (path: string): Promise<string[]> => {
  if (!existsSync(join(root, path))) return [];
  if ((await stat(join(root, path))).isFile()) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
};

if (import.meta.main) await buildIfNeeded();
