import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SettingGroups } from '#contract/office/settings.ts';
import { tablesIn } from './builders/markdown-tables.ts';

const root = join(import.meta.dirname, '..');
const tables = tablesIn(await readFile(join(root, 'docs/settings.md'), 'utf8'));
const rows = tables.flatMap(({ heading: group, rows: ofGroup }) =>
  ofGroup.map(({ Setting = '', In = '', Test = '' }) => ({
    field: Setting.replaceAll('`', ''),
    name: `${group}.${Setting.replaceAll('`', '')}`,
    file: /\(\.\.\/(.+)\)/.exec(In)?.[1],
    title: Test,
  })),
);

/** The nested groups whose fields are listed as separate settings. */
const opened = new Set(['socialMedia', 'businessHours']);

const settings = Object.entries(SettingGroups.shape).flatMap(([group, { shape }]) =>
  Object.entries(shape).flatMap(([field, part]) =>
    opened.has(field) && 'shape' in part
      ? Object.keys(part.shape as object).map((inner) => `${group}.${field}.${inner}`)
      : [`${group}.${field}`],
  ),
);

test('every setting has its row, in the order of the contract, and no row is of another', () =>
  expect(rows.map(({ name }) => name)).toEqual(settings));

test('every setting has an effect, and a test of it', () => expect(rows.filter(({ file }) => !file)).toEqual([]));

test.each(rows)('the test of $name is there', async ({ field, file = '', title }) => {
  const text = await readFile(join(root, file), 'utf8');
  const last = field.split('.').at(-1) ?? '';
  // A test that is written once for several fields has a place in its title for their names.
  const isOneOfMany = [field, last].some((name) => text.includes(title.replace(name, '%s')) && text.includes(last));
  expect(isOneOfMany || text.includes(title)).toBe(true);
});
