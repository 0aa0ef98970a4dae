import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tablesIn } from './builders/markdown-tables.ts';

const folder = join(import.meta.dirname, '../docs/quality');
const document = readFileSync(join(folder, 'asvs.md'), 'utf8');
const [sums, ...chapters] = tablesIn(document);
const rows = chapters.flatMap((table) => table.rows);

/** The numbers of level 1 and 2 in each section of the chapters of ASVS 5.0.0: those of 1.1, of 1.2 and so on. */
const sections: Record<string, readonly (readonly number[])[]> = {
  1: [
    [1, 2],
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    [1, 2, 3],
    [1, 2],
  ],
  2: [[1, 2, 3], [1, 2, 3], [1, 2, 3, 4], [1]],
  3: [[], [1, 2], [1, 2, 3, 4], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5], [], [1, 2]],
  4: [[1, 2, 3], [1], [1, 2], [1, 2, 3, 4]],
  5: [[1], [1, 2, 3], [1, 2], [1, 2, 3]],
  6: [
    [1, 2, 3],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5],
    [1, 2, 3],
    [],
    [1, 2, 3, 4],
  ],
  7: [
    [1, 2, 3],
    [1, 2, 3, 4],
    [1, 2],
    [1, 2, 3, 4, 5],
    [1, 2],
    [1, 2],
  ],
  8: [[1, 2], [1, 2, 3], [1], [1]],
  9: [
    [1, 2, 3],
    [1, 2, 3, 4],
  ],
  10: [
    [1, 2],
    [1, 2],
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    [1, 2, 3, 4, 5],
    [1, 2],
    [1, 2, 3],
  ],
  11: [[1, 2], [1, 2, 3], [1, 2, 3], [1, 2, 3, 4], [1], [1]],
  12: [
    [1, 2, 3],
    [1, 2],
    [1, 2, 3, 4],
  ],
  13: [[1], [1, 2, 3, 4, 5], [1, 2], [1, 2, 3, 4, 5]],
  14: [
    [1, 2],
    [1, 2, 3, 4],
    [1, 2, 3],
  ],
  15: [
    [1, 2, 3],
    [1, 2, 3],
    [1, 2, 3, 4, 5, 6, 7],
  ],
  16: [[1], [1, 2, 3, 4, 5], [1, 2, 3, 4], [1, 2, 3], [1, 2, 3]],
  17: [[1], [1, 2, 3, 4], [1, 2]],
};

const standard = Object.entries(sections).flatMap(([chapter, all]) =>
  all.flatMap((numbers, at) => numbers.map((number) => `${chapter}.${at + 1}.${number}`)),
);

test('every requirement of level 1 and 2 stands in the document once, and no other', () => {
  expect(standard).toHaveLength(253);
  expect(rows.map((row) => row['No.']).toSorted()).toEqual(standard.toSorted());
});

test('the sums are those of the rows', () => {
  const states = ['met', 'proxy', 'open', 'n/a'];
  const count = (level: string, state: string) =>
    rows.filter((row) => row.Level === level && row.State === state).length;
  for (const row of sums?.rows ?? []) {
    const of = row[''] === 'all' ? states : [row[''] ?? ''];
    const figures = ['1', '2'].map((level) => of.reduce((sum, state) => sum + count(level, state), 0));
    expect([row['Level 1'], row['Level 2']]).toEqual(figures.map(String));
    expect(row.Both).toBe(String(figures.reduce((sum, one) => sum + one, 0)));
  }
  expect(sums?.rows).toHaveLength(states.length + 1);
});

test('every row says by what it is met, or why it is not', () =>
  expect(rows.filter((row) => !row['Held by, or why not']).map((row) => row['No.'])).toEqual([]));

test('every file that it names is there', () => {
  const named = [...document.matchAll(/\]\((?!https:)([^)#]+)/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});
