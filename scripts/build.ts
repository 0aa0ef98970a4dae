import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { oneAtATime } from '#platform/one-at-a-time.ts';
import { runProgram } from './run-program.ts';

// Every start looks here whether its build is there; what makes it is a process of its own, whose memory ends with it.
const root = join(import.meta.dirname, '..');

type Part = Readonly<{
  says: string;
  /** Written after the part is made and deleted before, so that an incomplete one has none. */
  stamp: string;
  inputs: readonly string[];
  program: string;
}>;

const parts: readonly Part[] = [
  {
    says: 'Building the pages',
    stamp: join(root, 'build/.stamp'),
    inputs: [
      ...['src/web', 'src/contract', 'src/kernel', 'src/words', 'public'],
      ...['package-lock.json', 'vite.config.ts', 'react-router.config.ts'],
      ...['scripts/build-pages.ts', 'scripts/one-byte.ts', 'scripts/page-chunks.ts', 'scripts/precompress.ts'],
      ...['scripts/sbom.ts', 'scripts/breached-passwords.ts', 'src/modules/identity/passwords/breached-filter.ts'],
    ],
    program: 'scripts/build-pages.ts',
  },
  {
    says: 'Building the server',
    stamp: join(root, 'build/product/.stamp'),
    inputs: [
      ...[
        'src/app',
        'src/contract',
        'src/demo',
        'src/kernel',
        'src/main.ts',
        'src/modules',
        'src/platform',
        'src/words',
      ],
      ...['package-lock.json', 'scripts/build-server.ts', 'scripts/one-byte.ts'],
    ],
    program: 'scripts/build-server.ts',
  },
];

/** Builds what has changed: the pages with what lies beside them, and the server. Concurrent processes build once. */
export const buildIfNeeded = async (): Promise<void> => {
  const missing = await unmade();
  if (missing.length === 0) return;
  const cache = join(root, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  await oneAtATime(join(cache, 'build.lock'), async () => {
    await Promise.all((await unmade()).map(build));
  });
};

/** The built server. From now on, errors name the lines of the source. */
export const builtProduct = (): Promise<typeof import('../src/main.ts')> => {
  process.setSourceMapsEnabled(true);
  return import(join(root, 'build/product/main.js'));
};

const unmade = async (): Promise<Part[]> => {
  const made = await Promise.all(parts.map(isMade));
  return parts.filter((_, index) => !made[index]);
};

const isMade = async (part: Part) =>
  (await readFile(part.stamp, 'utf8').catch(() => undefined)) === (await digestOf(part));

const build = async (part: Part) => {
  process.stderr.write(`${part.says}\n`);
  const digest = await digestOf(part);
  await rm(part.stamp, { force: true });
  const status = await runProgram(process.execPath, [join(root, part.program)], {
    env: { NODE_ENV: 'production' },
    isQuiet: true,
  });
  if (status !== 0) process.exit(status);
  await writeFile(part.stamp, digest);
};

const digestOf = async ({ inputs }: Part): Promise<string> => {
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
