import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordsFrom } from './word-files.ts';

const here = import.meta.dirname;
const named = new Set((await readFile(join(here, 'namespaces.ts'), 'utf8')).match(/(?<=#words\/en\/)[\w-]+/g));
const dictionaries = (await readdir(join(here, '../../words/en'))).map((file) => file.replace('.ts', ''));
const namespaceOf = (file: string) => file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test.each(dictionaries)('a browser can load %s if screens use it, and only then', async (file) => {
  for (const language of ['en', 'th']) {
    const words = await wordsFrom(language, namespaceOf(file)).catch(() => null);
    expect([file, words !== null]).toEqual([file, named.has(file)]);
  }
});
