import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const ownFolders = ['src', 'test', 'e2e', 'proofs', 'scripts'];

/** Files for the architecture rules that dependency-cruiser cannot check; the others are in .dependency-cruiser.cjs. */
const sources = async (folder: string) => {
  const names = await readdir(join(root, folder), { recursive: true });
  const files = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
  return Promise.all(
    files.map(async (name) => {
      const path = join(folder, name).replaceAll('\\', '/');
      return { path, text: await readFile(join(root, path), 'utf8') };
    }),
  );
};

const filesWith = async (pattern: RegExp, folder = 'src') =>
  (await sources(folder))
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort();

test('the environment is read in one place, through one schema; the sandbox is a program of its own', async () => {
  const readers = await filesWith(
    /process\s*\.\s*env|from 'node:process'|\bprocess\s*\[|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/,
  );
  expect(readers.filter((path) => path !== 'src/omise-sandbox/main.ts')).toEqual(['src/platform/env.ts']);
});

test('whatever opens a connection announces it as one of the list of outgoing hosts', async () => {
  const opens =
    /\bfetch\(|\b(?:net|tls)\.connect\(|\bhttps?\.(?:get|request)\(|createTransport\(|new S3Client\(|new pg\.(?:Pool|Client)\(/;
  const announces = /announceOutgoing\(|openSocket\(/;
  const server = (await sources('src')).filter(({ path }) => !/^src\/(web|omise-sandbox)\//.test(path));
  const opening = server.filter(({ text }) => opens.test(text));
  expect(opening.length).toBeGreaterThan(4);
  expect(opening.filter(({ text }) => !announces.test(text)).map(({ path }) => path)).toEqual([]);
});

test('rules and kernel know no clock and no chance', async () => {
  const readers = await filesWith(/Temporal\.Now|Date\.now|new Date\(\)|Math\.random|crypto\.|performance\.now/);
  expect(readers.filter((path) => /\/rules\/|^src\/kernel\//.test(path))).toEqual([]);
});

test('no folder and no file hides what it is for behind a name for everything', async () => {
  const vague = /(^|\/)(utils?|helpers?|common|services?|lib|misc)(\/|[.-][^/]*$|$)/;
  const paths = (await Promise.all(ownFolders.map((folder) => sources(folder)))).flat();
  expect(paths.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([]);
});

test('files and what they export are named in the terms of the field, not in the dialect that the house once had', async () => {
  const dialect = /^(asked|found|told|kept|said|wanted|deeds?|meanwhile|trouble)$/;
  const wordsOf = (name: string) => name.split(/[^A-Za-z]+|(?=[A-Z])/).map((word) => word.toLowerCase());
  const isDialect = (name: string) => !/not-?found/i.test(name) && wordsOf(name).some((word) => dialect.test(word));
  const exported = /^export (?:async )?(?:const|function|type|interface|class) (\w+)/gm;
  const folders = await Promise.all(['src', 'test', 'scripts'].map((folder) => sources(folder)));
  const named = folders
    .flat()
    .flatMap(({ path, text }) => [
      { path, name: basename(path) },
      ...[...text.matchAll(exported)].map(([, name = '']) => ({ path, name })),
    ]);
  expect(named.filter(({ name }) => isDialect(name))).toEqual([]);
});

test('no check is silenced where it speaks', async () => {
  const silenced = /biome-ignore|@ts-(ignore|expect-error|nocheck)|eslint-disable|(v8|c8|istanbul) ignore/;
  const searches = ownFolders.map((folder) => filesWith(silenced, folder));
  expect((await Promise.all(searches)).flat()).toEqual([]);
});

test('every folder that a sheet reads for its classes, or leaves out, is there', async () => {
  const sheets = (await readdir(join(root, 'src/web'), { recursive: true })).filter((name) => name.endsWith('.css'));
  const named = await Promise.all(
    sheets.map(async (sheet) => {
      const text = await readFile(join(root, 'src/web', sheet), 'utf8');
      const places = [...text.matchAll(/@source (?:not )?"([^"]+)"/g)].flatMap(([, place = '']) => spread(place));
      return places.filter((place) => !place.includes('*')).map((place) => join(dirname(sheet), place));
    }),
  );
  expect(named.flat().length).toBeGreaterThan(20);
  expect(named.flat().filter((place) => !existsSync(join(root, 'src/web', place)))).toEqual([]);
});

/** `../{a,b}` is `../a` and `../b`. */
const spread = (place: string): string[] => {
  const [, before = '', choices = '', after = ''] = /^(.*)\{(.+)\}(.*)$/.exec(place) ?? [];
  return choices ? choices.split(',').map((choice) => `${before}${choice}${after}`) : [place];
};

test('a date is asked for by the date field alone, never in the format of the browser', async () => {
  const native = /type[=:] *\{?['"](date|datetime-local|month|week)['"]/;
  expect((await filesWith(native)).filter((path) => path.startsWith('src/web/'))).toEqual([]);
  expect(await filesWith(/useTypedDate\(/)).toEqual([
    'src/web/rental/search-choices.tsx',
    'src/web/ui/form/date-field.tsx',
  ]);
});
