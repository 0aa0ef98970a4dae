import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const matchesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(pattern)].map(([, name]) => name);

test('every icon that has a name has a path, and the other way round', () => {
  const paths = matchesIn('icons.svg', /<path id="([\w-]+)"/g);
  expect(paths.length).toBeGreaterThan(50);
  expect(matchesIn('icons.tsx', /^ {2}\| '([\w-]+)'/gm)).toEqual(paths);
});
