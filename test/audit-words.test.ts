import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { audit } from '#words/en/audit.ts';

const modules = join(import.meta.dirname, '../src/modules');

/** A deed that is told to the log: named where `action` is said, or of somebody who works here. */
const told = [/\baction:[^\n]*/g, /\brecord\w*\([^;]*?;/g];

/** Jobs on rows and states have actions too; those of the log have a subject and a deed. */
const deed = /'([a-z]+\.[a-z-]+)'/g;

const deedsIn = async (): Promise<string[]> => {
  const names = await readdir(modules, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const texts = await Promise.all(files.map((name) => readFile(join(modules, name), 'utf8')));
  const places = texts.flatMap((text) => told.flatMap((pattern) => text.match(pattern) ?? []));
  return places.flatMap((place) => [...place.matchAll(deed)].map(([, name = '']) => name));
};

const namesOf = (families: Readonly<Record<string, object>>) =>
  Object.entries(families).flatMap(([subject, deeds]) => Object.keys(deeds).map((name) => `${subject}.${name}`));

test('every deed that the log knows is told as a sentence', async () => {
  const found = new Set(await deedsIn());
  expect(found.size).toBeGreaterThan(8);
  const said = namesOf(audit.actions);
  expect([...found].filter((name) => !said.includes(name)).sort()).toEqual([]);
});

test('what has a sentence can be chosen by its name', () =>
  expect(namesOf(audit.deeds)).toEqual(namesOf(audit.actions)));
