import { expect, test } from 'vitest';
import { keepResults } from './keep-results.ts';

test('a result is made once for each key, and the one that was longest unused is forgotten', () => {
  const made: string[] = [];
  const keep = keepResults<string>(2);
  const ask = (key: string) =>
    keep(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')]).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
