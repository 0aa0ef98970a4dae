import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Figures and steps that cut across the product stand in one file each: whoever writes one a second time is told where.

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const root = join(import.meta.dirname, '..');
const names = (await readdir(join(root, 'src'), { recursive: true })).filter((name) => /\.tsx?$/.test(name));
const sources = await Promise.all(
  names
    .filter((name) => !/\.test\.tsx?$/.test(name) && !/^(omise-sandbox|demo|web\/dev|words)\//.test(name))
    .map(async (name) => ({
      path: `src/${name}`,
      text: withoutComments(await readFile(join(root, 'src', name), 'utf8')),
    })),
);

test.each<[string, RegExp, readonly string[]]>([
  [
    'how far Bangkok is ahead',
    /\b7 \* (3_?600_?000|HOUR_MS|60 \* 60 \* 1000)|\b25_?200_?000\b/,
    ['src/kernel/bangkok-clock.ts'],
  ],
  ['the offset of Bangkok', /['`}]\+07:00['`]/, ['src/kernel/bangkok-clock.ts']],
  ['the name of the zone in code', /(?<!time zone )'Asia\/Bangkok'/, ['src/kernel/bangkok-clock.ts']],
  ['how numbers are written', /toLocaleString\('en-US'\)/, ['src/kernel/format-number.ts']],
  ['how much may be uploaded', /\b5 \* 1024 \* 1024\b|\b5_242_880\b/, []],
])('%s has one owner', (_what, pattern, owners) =>
  expect(sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual(owners),
);
