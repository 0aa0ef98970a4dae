import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preProcessFile } from 'typescript';
import { expect, test } from 'vitest';
import { reachedFrom, readImportGraph } from '../scripts/import-graph.ts';

const root = join(import.meta.dirname, '..');

/** What is reached by its path alone: programs, threads, configurations, and the files of pages. */
const programs = [
  ...['src/main.ts', 'src/omise-sandbox/main.ts', 'src/modules/documents/typeset-worker.ts'],
  ...['src/modules/content/markdown/read-worker.ts', 'scripts/dev/serve-api.ts', 'scripts/build-pages.ts'],
  ...['scripts/build-server.ts', 'vite.config.ts', 'react-router.config.ts'],
];

test('what the bootstrap runs without the packages of tests imports none of them', async () => {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const bootstrap = await readFile(join(root, 'bootstrap.mjs'), 'utf8');
  const commands = /ofProduct = \[(.*)\]/.exec(bootstrap)?.[1]?.match(/[\w-]+/g) ?? [];
  expect(commands).toContain('start');

  const all = (await Promise.all(['src', 'scripts', 'test'].map(filesIn))).flat();
  const { sources, graph } = await readImportGraph([...all, 'vite.config.ts', 'react-router.config.ts']);
  const pages = all.filter((file) => /^src\/web\/(?!.*\.test\.)/.test(file));
  const reached = [...commands.map((command) => `scripts/${command}.ts`), ...programs, ...pages].flatMap((start) => [
    ...reachedFrom(graph, start),
  ]);
  const missing = [...new Set(reached)].flatMap((file) =>
    packagesIn(sources.get(file) ?? '')
      .filter((name) => !(name in dependencies))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(join(root, folder), { recursive: true }))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

const typesOnly = /^(import|export) type [^;]*;/gm;

/** The packages that a file imports; those of Node, our own names and what Vite makes up are none. */
const packagesIn = (text: string): string[] =>
  preProcessFile(text.replace(typesOnly, ''), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !/^(node:|[.#/]|virtual:)/.test(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
