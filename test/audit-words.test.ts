import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { audit } from '#words/en/audit.ts';

const modules = join(import.meta.dirname, '../src/modules');

/** Code that records an audit action: an `action:` property, or a call of a `record…` function. */
const recordings = [/\baction:[^\n]*/g, /\brecord\w*\([^;]*?;/g];

/** The format of audit actions, `subject.name`; other actions, of bulk jobs and states, have no dot. */
const actionName = /'([a-z]+\.[a-z-]+)'/g;

const actionsIn = async (): Promise<string[]> => {
  const names = await readdir(modules, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const texts = await Promise.all(files.map((name) => readFile(join(modules, name), 'utf8')));
  const places = texts.flatMap((text) => recordings.flatMap((pattern) => text.match(pattern) ?? []));
  return places.flatMap((place) => [...place.matchAll(actionName)].map(([, name = '']) => name));
};

const namesOf = (families: Readonly<Record<string, object>>) =>
  Object.entries(families).flatMap(([subject, actions]) => Object.keys(actions).map((name) => `${subject}.${name}`));

test('every action that the log records has a sentence', async () => {
  const actions = new Set(await actionsIn());
  expect(actions.size).toBeGreaterThan(8);
  const described = namesOf(audit.actions);
  expect([...actions].filter((name) => !described.includes(name)).sort()).toEqual([]);
});

test('what has a sentence can be chosen by its name', () =>
  expect(namesOf(audit.deeds)).toEqual(namesOf(audit.actions)));
